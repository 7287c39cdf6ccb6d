"""Receivers of notices on loopback: a webhook that fails, hangs and redirects, and a push service."""

from __future__ import annotations

import json
import secrets
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


class Hook(ThreadingHTTPServer):
    """Takes what is posted, and answers as it is told."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.posted: list[tuple[dict[str, str], bytes]] = []  # headers and bodies
        self.status = 204
        self.answers = threading.Event()
        self.answers.set()
        self.came = threading.Event()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook?key=a"

    @property
    def bodies(self) -> list[dict[str, object]]:
        return [json.loads(body) for _, body in self.posted]

    def taken(self) -> list[dict[str, object]]:
        """What has come since this was asked last."""
        found = self.bodies
        self.posted.clear()
        return found


class Handler(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.posted.append((dict(self.headers), body))
        self.server.came.set()
        self.server.answers.wait()
        self.send_response(self.server.status)
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def receiving() -> Iterator[Hook]:
    """A hook that listens."""
    server = Hook()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield server
    server.answers.set()
    server.shutdown()
    thread.join()
    server.server_close()


class Subscribed:
    """A browser as its push service knows it: reads what was encrypted for it, by the letter of RFC 8291."""

    def __init__(self, service: Hook) -> None:
        self.endpoint = f"http://127.0.0.1:{service.server_port}/browser/{secrets.token_urlsafe(8)}"
        self.key = ec.generate_private_key(CURVE)
        self.auth = secrets.token_bytes(16)
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def to_json(self) -> dict[str, object]:
        """What a page sends to its server."""
        return {
            "endpoint": self.endpoint,
            "expirationTime": None,
            "keys": {"p256dh": text_of(self.public), "auth": text_of(self.auth)},
        }

    def read(self, body: bytes) -> dict[str, object]:
        """What a body says."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = derived(self.auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain, end, _ = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert end
        found: dict[str, object] = json.loads(plain)
        return found


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def signed_by(header: str) -> tuple[str, dict[str, object]]:
    """The key of a site, and what it says of itself, checked by RFC 8292."""
    kind, _, rest = header.partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    said, _, signature = parts["t"].rpartition(".")
    raw = bytes_of(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(parts["k"]))
    key.verify(whole, said.encode(), ec.ECDSA(SHA256()))
    return parts["k"], json.loads(bytes_of(said.partition(".")[2]))


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
