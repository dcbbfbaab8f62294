"""A simulation as one self-contained HTML page: tables, and pictures where matplotlib is installed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape
from typing import Any

import undercroft
from undercroft import Match, Message, Ref
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Field
from undercroft.text import listing, number, render, say, share

from . import plots
from .counting import Report, Row
from .page import heading, note, page, table, title_of
from .page import plots as pictures
from .worth import Worth, worths

#: How many lines of a long list are drawn.
DRAWN = 12
#: What somebody died of, where it is no figure and no card.
CAUSES = {
    *("bleed", "blight", "both", "heart_attack", "madness"),
    *("rubble", "hunger", "darkness", "curio", "snare", "trap", "unknown"),
}


def to_html(report: Report, lang: str = "en") -> str:
    """The whole page; it loads nothing from elsewhere."""
    names = Names(report, lang)
    valued = worths(report)
    lead = bots_told(report.bots, lang)
    parts = [about(report.game, report.setup, report.seed, lead, lang)]
    for id, rows, called in counted(report, lang):
        parts += [heading(id, lang), table(*won_lines(rows, called, lang))]
    parts.append(f"<p>{escape(' '.join(facts(report, lang)))}</p>")
    if plots.can_draw():
        parts.append(pictures(drawn(report, valued, names, lang)))
    else:
        parts.append(note(say("lab-plots", lang)))
    if valued:
        parts += [heading("lab-worth", lang), worth_table(valued, names, lang)]
        parts.append(note(say("lab-worth-how", lang, count=len(valued))))
    parts.append(note(say("lab-intervals", lang)))
    title = say("lab-title", lang, game=title_of(report.game, lang), games=report.games)
    return page(title, "\n".join(parts), lang)


def options(game: str, pack: str = "base") -> list[Field]:
    """What can be set up; nothing where the pack is no longer at hand."""
    try:
        return undercroft.setup_options(game, pack)
    except UndercroftError:  # one that only a position carries
        return []


def used(game: str, setup: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """What of a set-up means something."""
    if not setup:
        return []
    fields = options(game, setup["pack"])
    if not fields:
        return list(setup.items())
    return [(field.name, setup[field.name]) for field in fields if field.used_in(dict(setup))]


def about(
    game: str,
    setup: Mapping[str, Any],
    seed: int | str,
    lead: str,
    lang: str,
    without: Collection[str] = (),
) -> str:
    """Who played what: of the set-up what is not as usual; all of it for who wants to know."""
    fields = options(game, setup["pack"]) if setup else []
    usual = {field.name: field.default for field in fields}
    every = [one for one in used(game, setup) if one[0] not in without]
    # What means something only because something else is not as usual belongs to it.
    opened = {
        field.name
        for field in fields
        if field.kind in ("figure", "choice") and not field.used_in(usual)
    }
    unlike = {
        stem(name) for name, value in every if name in opened or value != usual.get(name, "base")
    }
    own = [one for one in every if stem(one[0]) in unlike]
    sentences = [f"{lead}." if lead else "", say("lab-seed", lang, seed=str(seed)), *written(own)]
    told = f"<p>{escape(' '.join(filter(None, sentences)))}</p>"
    if len(own) == len(every):
        return told
    whole = escape(" ".join(written(every)))
    summary = escape(say("lab-whole-setup", lang))
    return f'{told}<details class="small"><summary>{summary}</summary><p>{whole}</p></details>'


def bots_told(bots: Sequence[str], lang: str) -> str:
    """Who sat there; one name where all are alike."""
    return bots[0] if len(set(bots)) == 1 else listing(list(bots), lang)


def whose(report: Report, places: bool, lang: str) -> str:
    """Whose games are counted."""
    if report.team is not None:
        return say("lab-sweep-share", lang)
    if not places:
        return say("lab-sweep-first", lang)
    names = side_names(report, lang) if report.sides else seat_names(report, lang)
    return say("lab-sweep-place", lang, place=names[0])


def stem(name: str) -> str:
    """The places of a party are told together."""
    return name.rstrip("0123456789")


def written(setup: Sequence[tuple[str, Any]]) -> list[str]:
    """Fields as a sentence, where there are any."""
    return [f"{', '.join(f'{name} = {value}' for name, value in setup)}."] if setup else []


def field_words(fields: Sequence[Field], name: str, value: str | int | None, lang: str) -> str:
    """What a field, or one of its values, is called; its id where nobody knows."""
    texts: list[Message] = []
    for field in fields:
        if field.name == name:
            named = [choice.text for choice in field.values if choice.value == value]
            texts = [field.text] if value is None else named
    if not texts:
        return name if value is None else str(value)
    return render(texts[0], lang, lambda kind, id, lang: id)


class Names:
    """The names of things in a simulation; their ids where a pack is no longer at hand."""

    def __init__(self, report: Report, lang: str) -> None:
        self.lang = lang
        self.match: Match | None = None
        if report.setup:
            try:
                self.match = undercroft.new(report.game, report.setup, seed=0)
            except UndercroftError:
                self.match = None

    def of(self, kind: str, id: str) -> str:
        if (id or kind) in CAUSES:
            return say("lab-cause", self.lang, cause=id or kind)
        if self.match is None or not id:
            return id or kind
        rank = id.rpartition("-")[2] if kind == "skill" else ""  # its levels have one name
        name = render(Message("name", {"name": Ref(kind, id)}), self.lang, self.match.name)
        return f"{name} {rank}".strip() if rank.isdigit() else name


def counted(report: Report, lang: str) -> Iterable[tuple[str, Sequence[Row], list[str]]]:
    """The tables of wins: one row for a party, else by team, by bot and by seat, where these differ."""
    if report.sides:
        heading = "lab-by-team" if report.team is None else "lab-together"
        yield heading, report.sides, side_names(report, lang)
    if report.team is not None:
        return
    if not report.alike:
        yield "lab-by-bot", report.entries, labels(report)
    if len(report.sides) < len(report.seats):
        heading = "lab-by-seat" if report.alike else "lab-by-seat-long"
        yield heading, report.seats, seat_names(report, lang)


def facts(report: Report, lang: str = "en") -> Iterable[str]:
    """The rest of the numbers, a sentence each."""
    if report.mean_rounds is not None:
        yield say("lab-rounds", lang, number=round(report.mean_rounds, 1))
    yield say("lab-decisions", lang, number=round(report.mean_decisions, 1))
    if report.unwon and report.team is None:
        yield say("lab-unwon", lang, games=report.unwon)
    if report.cut:
        yield say("lab-cut", lang, games=report.cut)
    if report.games < report.wanted:
        yield say("lab-stopped", lang, games=report.games, wanted=report.wanted)


def won_lines(
    rows: Sequence[Row], names: Sequence[str], lang: str
) -> tuple[list[str], list[tuple[str, ...]]]:
    """The heads of a table of wins, and its lines; scores only where there are any."""
    scored = any(row.mean_score is not None for row in rows)
    columns = ["wins", "share", "interval", *(["mean-score"] if scored else [])]
    heads = ["", *[say(f"lab-{name}", lang) for name in columns]]
    return heads, [
        (name, *row_cells(row, lang)[: len(columns)]) for name, row in zip(names, rows, strict=True)
    ]


def row_cells(row: Row, lang: str) -> tuple[str, str, str, str]:
    score = "–" if row.mean_score is None else number(row.mean_score, lang, 2)
    spread = f"{share(row.low, lang)} – {share(row.high, lang)}"
    return str(row.wins), share(row.share, lang), spread, score


def worth_table(valued: Sequence[Worth], names: Names, lang: str) -> str:
    columns = ("thing", "present", "with-it", "absent", "without", "difference", "interval")
    return table(
        [say(f"lab-{name}", lang) for name in columns],
        [
            (
                names.of(one.kind, one.id),
                str(one.present),
                share(one.with_it, lang),
                str(one.absent),
                share(one.without, lang),
                share(one.difference, lang),
                f"{share(one.low, lang)} – {share(one.high, lang)}",
            )
            for one in valued
        ],
        parts=True,
    )


def seat_names(report: Report, lang: str) -> list[str]:
    """The seats, counted from 1."""
    return [say("lab-seat", lang, number=number) for number in range(1, len(report.seats) + 1)]


def side_names(report: Report, lang: str) -> list[str]:
    """The party, or the teams with a letter."""
    if report.team is not None:
        return [say("lab-party", lang)]
    return [say("lab-team", lang, letter=row.name[-1]) for row in report.sides]


def labels(report: Report) -> list[str]:
    """The entries' names, numbered: two bots may be alike."""
    return [f"{number}. {name}" for number, name in enumerate(report.bots, 1)]


# ---------------------------------------------------------------------- pictures


def drawn(
    report: Report, valued: Sequence[Worth], names: Names, lang: str
) -> list[tuple[str, str]]:
    """Whatever there is something to be seen in, with its caption."""
    found = [
        ("lab-plot-shares", shares_drawn(report, lang)),
        ("lab-plot-scores", scores_drawn(report, lang)),
        *lengths_drawn(report, lang),
        ("lab-plot-endings", endings_drawn(report, lang)),
        ("lab-plot-killers", killers_drawn(report, names, lang)),
        ("lab-plot-worth", worth_drawn(valued, names, lang)),
    ]
    return [(say(caption, lang), svg) for caption, svg in found if svg]


def shares_drawn(report: Report, lang: str) -> str:
    """Those of the first table: what differs most."""
    _, rows, names = next(iter(counted(report, lang)))
    named = zip(names, rows, strict=True)
    some = [(name, row.share, row.low, row.high) for name, row in named if row.games]
    return plots.intervals(some, lang) if some else ""


def scores_drawn(report: Report, lang: str) -> str:
    """By bot, or by seat where bots are alike; those of a party once."""
    names = seat_names(report, lang) if report.alike else labels(report)
    if report.team is not None:
        names = side_names(report, lang)
    by_name: dict[str, list[int]] = {name: [] for name in names}
    for outcome in report.outcomes:
        places = range(len(outcome.scores)) if report.alike else outcome.entries
        for place, score in zip(places, outcome.scores, strict=True):
            if report.team is not None and place:
                continue
            if score is not None:
                by_name[names[place]].append(score)
    some = {name: scores for name, scores in by_name.items() if scores}
    return plots.curves(some, lang) if some else ""


def lengths_drawn(report: Report, lang: str) -> list[tuple[str, str]]:
    """How long games are, those of a party by how they end."""
    ended = [outcome for outcome in report.outcomes if not outcome.cut]
    if not ended:
        return []
    counted = all(outcome.rounds is not None for outcome in ended)
    party = report.team is not None
    # Lost and won keep their colours, also where there is but one of them.
    groups: dict[str, list[int]] = {"lab-lost": [], "lab-won": []} if party else {"lab-games": []}
    for outcome in ended:
        length = outcome.rounds if counted else outcome.decisions
        assert length is not None
        name = ("lab-won" if outcome.winners else "lab-lost") if party else "lab-games"
        groups[name].append(length)
    caption = "lab-plot-rounds" if counted else "lab-plot-decisions"
    some = [
        (say(name, lang), place, groups[name]) for place, name in enumerate(groups) if groups[name]
    ]
    return [(caption, plots.lengths(some, say("lab-plot-games", lang), named=party))]


def endings_drawn(report: Report, lang: str) -> str:
    whys = Counter(outcome.why for outcome in report.outcomes if outcome.why)
    if len(whys) < 2:
        return ""
    total = whys.total()
    return plots.bars([(say(why, lang), count / total) for why, count in whys.most_common()], lang)


def killers_drawn(report: Report, names: Names, lang: str) -> str:
    """Who kills those at the table."""
    killers: Counter[tuple[str, str]] = Counter()
    for outcome in report.outcomes:
        for death in outcome.detail.deaths if outcome.detail else ():
            if death.victim_seat is not None:
                killers[death.killer_kind, death.killer] += 1
    total = killers.total()
    rows = [(names.of(*killer), count / total) for killer, count in killers.most_common(DRAWN)]
    return plots.bars(rows, lang) if rows else ""


def worth_drawn(valued: Sequence[Worth], names: Names, lang: str) -> str:
    """The best and the worst, and nothing between them where there are many."""
    shown = list(valued)
    if len(shown) > 2 * DRAWN:
        shown = [*shown[:DRAWN], *shown[-DRAWN:]]
    rows = [(names.of(one.kind, one.id), one.difference, one.low, one.high) for one in shown]
    return plots.intervals(rows, lang, zero=True) if rows else ""
