#!/bin/sh
# A bot in a few lines of shell: always the first of the legal moves.
#
#   roundhouse arena railroad_revolution --bots random --bot "program:sh examples/bots/first.sh" --players 2
#
# Messages come without spaces and begin with their type, so a shell can read them without a JSON parser.

while IFS= read -r line; do
    case $line in
    '{"type":"hello",'*)
        echo '{"type":"ready"}'
        ;;
    '{"type":"choose",'*)
        code=${line#*'"code":'}
        echo "{\"move\":${code%%[!0-9]*}}"
        ;;
    *)
        exit 0
        ;;
    esac
done
