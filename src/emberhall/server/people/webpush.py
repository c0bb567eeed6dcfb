"""Web Push: a message that only one browser can read (RFC 8291), and proof of the sender (VAPID, RFC 8292).

Pywebpush would bring two HTTP clients, aiohttp and requests, with a dozen packages behind them, and sends by itself,
where our requests go only to public hosts (`people/outside.py`). What is left of it is here, on the `cryptography` that
we have anyway, and is tested with the example of RFC 8291.
"""

import json
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from emberhall.world import chance, clock

CURVE = ec.SECP256R1()
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD = 4096
HALF_A_DAY = 12 * 3600
LAST_RECORD = b"\x02"


def to_text(data: bytes) -> str:
    """Encode bytes as base64url without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """Decode base64url. Raises ValueError if malformed."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """A new private key, as it is stored."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def private_key(stored: bytes) -> ec.EllipticCurvePrivateKey:
    """The private key from its stored form."""
    return ec.derive_private_key(int.from_bytes(stored, "big"), CURVE)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, in the format of browsers."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError if these are not a browser's keys."""
    point, secret = to_bytes(p256dh), to_bytes(auth)
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise ValueError(f"a browser's keys have {POINT_BYTES} and {AUTH_BYTES} bytes, not {len(point)}, {len(secret)}")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def encrypted(
    plain: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push, `aes128gcm`, for the browser with these keys; only tests pass a salt and a key."""
    salt, key = salt or chance.token_bytes(SALT_BYTES), key or ec.generate_private_key(CURVE)
    theirs, ours = to_bytes(p256dh), point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, to_bytes(auth), b"WebPush: info\x00" + theirs + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(content_key).encrypt(nonce, plain + LAST_RECORD, None)
    return salt + struct.pack(">IB", RECORD, len(ours)) + ours + sealed


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


def headers(address: str, key: ec.EllipticCurvePrivateKey, contact: str) -> dict[str, str]:
    """The headers for a push service: the sender, how long to keep the push, and how it is encrypted."""
    parts = urlsplit(address)
    claims: dict[str, str | int] = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": clock.time_ns() // 1_000_000_000 + HALF_A_DAY,
        "sub": contact,
    }
    token = signed({"typ": "JWT", "alg": "ES256"}, claims, key)
    return {
        "authorization": f"vapid t={token}, k={to_text(point_of(key))}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(HALF_A_DAY),
        "urgency": "high",
    }


def signed(head: dict[str, str], claims: dict[str, str | int], key: ec.EllipticCurvePrivateKey) -> str:
    """A JSON Web Token, signed with ES256."""
    said = ".".join(to_text(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(SHA256())))
    return f"{said}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
