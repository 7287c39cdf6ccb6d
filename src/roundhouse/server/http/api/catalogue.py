"""The games over the API, with their options and the bots that play them here."""

from __future__ import annotations

from roundhouse.bots.registry import BOTS
from roundhouse.games.registry import GAMES
from roundhouse.server.http.api.asking import ApiAsk
from roundhouse.server.http.api.shapes import ApiChoice, ApiGame, ApiGames, ApiOption, RatedBot, RatedBots
from roundhouse.server.http.capacity import choice_label, choice_text
from roundhouse.server.http.games import shipped
from roundhouse.text import Words


def games(ask: ApiAsk) -> ApiGames:
    """GET /games."""
    return ApiGames([described(name, ask.language) for name in GAMES])


def game(ask: ApiAsk) -> ApiGame:
    """GET /games/NAME."""
    return described(ask.param("game"), ask.language)


def rated_bots(ask: ApiAsk) -> RatedBots:
    """GET /games/NAME/bots: how strong programs are at a game, among each other."""
    found = ask.site.bot_ratings.of(shipped(ask.param("game")).name)
    return RatedBots([
        RatedBot(one.name, one.standing.user_id is not None, one.standing.games, one.standing.won,
                 rating.mu if (rating := one.standing.rating) else None, rating.sigma if rating else None)
        for one in found
    ])  # fmt: skip


def described(name: str, language: str) -> ApiGame:
    """A game for a program, with the words that people read."""
    game = shipped(name)
    words = Words(language, game)
    assert words.game_words is not None
    return ApiGame(
        name=name,
        title=game.title,
        revision=game.revision,
        components=game.components_digest,
        min_players=game.min_players,
        max_players=game.max_players,
        moves=game.moves.size,
        options=[
            ApiOption(
                option.name,
                words.say(words.game_words.option(option.name)),
                [
                    ApiChoice(
                        choice,
                        choice_label(words, option.name, choice),
                        choice_text(words, option.name, choice),
                    )
                    for choice in option.choices
                ],
            )
            for option in game.options
        ],
        bots=list(BOTS),
    )
