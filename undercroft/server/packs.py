"""Packs that screens bring: checked, and played with, in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

import msgspec
import yaml

import undercroft
from undercroft.games import find
from undercroft.kernel import drafts, seen, ucpack
from undercroft.kernel import match as matches
from undercroft.kernel.chance import Rng
from undercroft.kernel.content import Pack, documents_of
from undercroft.kernel.errors import InvalidContent
from undercroft.kernel.overlay import Layer
from undercroft.kernel.places import entries_in, place_of, unreadable
from undercroft.kernel.shelf import layer_of
from undercroft.kernel.ucpack import FORMAT, VERSION, fingerprint
from undercroft.text.mistakes import said

from . import files, limits
from .protocol.packs import DraftWish, PackDraft, PackFile, PackInfo, PackKind, PackModel, PackPlace
from .reading import Refused

MOST_TOLD = 50
"""Problems that are told of at once."""


def look(packs: Sequence[PackFile], drawn: bool = False, lang: str = "en") -> PackInfo:
    """What packs are together, or what is wrong with them; `drawn`: and all of their cards.

    Problems are lines that programs know; with their places they are for whoever reads `lang`.
    """
    game = game_of(packs)
    hashes = [fingerprint(pack.files) for pack in packs]
    last = packs[-1].files
    try:
        pack = laid(packs)
    except InvalidContent as error:
        names = "+".join(one.name for one in packs)
        told = error.problems[:MOST_TOLD]
        found = [place_of(problem, last) for problem in told]
        places = [PackPlace(file, line, said(what, lang)) for file, line, what in found]
        return PackInfo(game, names, hashes, told, [], places)
    fields = [field.to_json() for field in find(game).fields(pack)]
    if not drawn:
        return PackInfo(game, pack.name, hashes, [], fields)
    entries = [PackPlace(*one) for file, text in last.items() for one in entries_in(file, text)]
    match = matches.start(find(game), {}, Rng(game), pack)
    catalog = cast(seen.Catalog, undercroft.catalog(match))
    return PackInfo(game, pack.name, hashes, [], fields, [], entries, catalog)


@cache
def kinds_of(game: str) -> list[PackKind]:
    """What can be written for a game, and its own cards of each kind: they take a while to collect."""
    rules = find(game)
    return [
        PackKind(kind, patterns[0].file, patterns[0].value, [_model(one) for one in models])
        for kind, patterns in drafts.kinds(rules).items()
        for models in [drafts.models(rules, kind)]
    ]


def _model(entry: Mapping[str, Any]) -> PackModel:
    english = str(entry.get("name", entry["id"]))
    french = entry.get("name_fr")
    if isinstance(french, dict):
        french = french.get("name")
    return PackModel(str(entry["id"]), {"en": english, "fr": french} if french else english)


def drafted(wish: DraftWish) -> PackDraft:
    """A new entry, or one of the game's own to be changed."""
    rules = find(wish.game)
    try:
        if wish.change:
            made = drafts.opened(rules, wish.kind, wish.after or "")
        elif wish.after is None:
            made = drafts.blank(rules, wish.kind, wish.id, wish.name)
        else:
            made = drafts.draft(rules, wish.kind, wish.id, wish.name, after=wish.after)
    except InvalidContent as error:
        raise Refused("invalid", str(error)) from None
    return PackDraft(made.id, made.file, dict(made.texts))


def game_of(packs: Sequence[PackFile]) -> str:
    """The one game they are all for."""
    games = {pack.game for pack in packs}
    if len(games) != 1 or not games <= set(undercroft.titles()):
        raise Refused("invalid", "pack: not of a game that can be played here")
    return games.pop()


def laid(packs: Sequence[PackFile]) -> Pack:
    """One pack of all; `InvalidContent` says what is wrong, `Refused` what may not come from outside."""
    layers = [_layer(pack) for pack in packs]
    pack = find(game_of(packs)).shelf.lay(layers)
    size = len(msgspec.json.encode(pack.documents))
    if size > limits.PACKS:
        raise Refused("invalid", f"pack: more than {limits.PACKS} bytes")
    return pack


def _layer(pack: PackFile) -> Layer:
    if pack.format != FORMAT or pack.version != VERSION:
        raise Refused("invalid", f"pack: this is not an {FORMAT} document of version {VERSION}")
    if sum(len(text.encode()) for text in pack.files.values()) > limits.PACK:
        raise Refused("invalid", f"pack: more than {limits.PACK} bytes")
    ucpack.check_files(pack.files)
    if pack.hash is not None and pack.hash != fingerprint(pack.files):
        raise InvalidContent(["pack: hash: its files were changed after it was packed"])
    for file, text in pack.files.items():
        _refuse_names(file, text)
    documents = documents_of({file: text.encode() for file, text in pack.files.items()})
    files.check_texts(dict(documents))
    files.check_numbers(dict(documents), "pack", limits.PACK_NUMBER)
    return layer_of(documents, pack.name)


_OPENS = (
    yaml.BlockSequenceStartToken,
    yaml.BlockMappingStartToken,
    yaml.FlowSequenceStartToken,
    yaml.FlowMappingStartToken,
)
_CLOSES = (yaml.BlockEndToken, yaml.FlowSequenceEndToken, yaml.FlowMappingEndToken)


def _refuse_names(file: str, text: str) -> None:
    """A few lines with names for parts of themselves can say more than fits anywhere."""
    loader: Any = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
    depth = 0
    try:
        for token in yaml.scan(text, Loader=loader):
            depth += isinstance(token, _OPENS) - isinstance(token, _CLOSES)
            line = token.start_mark.line + 1
            if depth > limits.PACK_DEPTH:
                raise InvalidContent([f"{file}:{line}: more than {limits.PACK_DEPTH} levels deep"])
            if isinstance(token, yaml.AnchorToken | yaml.AliasToken):
                raise InvalidContent([f"{file}:{line}: & and * are not for packs that travel"])
    except yaml.YAMLError as error:
        why = " ".join(str(error).split())
        raise InvalidContent([unreadable(file, text.encode(), why)]) from None
