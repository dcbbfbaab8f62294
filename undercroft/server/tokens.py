"""Secrets that are handed out: table ids, tokens and invites. Only their hashes are kept."""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from hashlib import sha256

# No letters that are mistaken for one another when read aloud.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_TABLE = re.compile(rf"[{_LETTERS}]{{5}}(-[{_LETTERS}]{{5}}){{3}}")


def new_table_id() -> str:
    """Twenty letters, 99 bits: who has it may watch, so it must not be guessed."""
    letters = [secrets.choice(_LETTERS) for _ in range(20)]
    return "-".join("".join(letters[i : i + 5]) for i in range(0, 20, 5))


def is_table_id(text: str) -> bool:
    return _TABLE.fullmatch(text) is not None


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> bytes:
    """Tokens are long and random, so a plain hash is enough: there is nothing to guess."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def same(kept: bytes | None, shown: bytes | None) -> bool:
    """Whether the hash that is kept is the hash that is shown, in constant time."""
    return kept is not None and shown is not None and hmac.compare_digest(kept, shown)


def new_nonce() -> bytes:
    return secrets.token_bytes(12)


def invite_code(key: str, table: str, seat: int, nonce: bytes) -> str:
    """The invite of a seat. It follows from the token of whoever invites (the host's as a rule), so that
    they can be told again what the server does not keep."""
    mac = hmac.digest(
        key.encode("utf-8", "surrogatepass"), b"%s/%d/%s" % (table.encode(), seat, nonce), "sha256"
    )
    return base64.urlsafe_b64encode(mac[:15]).decode()
