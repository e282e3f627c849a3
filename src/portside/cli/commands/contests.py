"""Bots against bots: who is stronger."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from portside import Malformed, rules_of
from portside.bots.arena import Contest
from portside.bots.arena import seated as seated_bots
from portside.bots.levels import (
    LEAST_SECONDS,
    MOST_SECONDS,
    MOST_SIMULATIONS,
    make_bot,
    read_budget,
)
from portside.bots.proof import read_proof
from portside.bots.stopping import Asked, read_until
from portside.cli.commands.given import (
    Cluster,
    Game,
    Lang,
    Options,
    Processes,
    SeatNumbers,
    console,
    read_given,
    read_seats,
)
from portside.cli.doing.checking import check
from portside.cli.doing.contests import (
    apart,
    check_proof_is_new,
    check_records,
    finished_before,
    keep_proof,
    kept_games,
    run_contest,
    show_results,
    whole_boards,
    write_results,
)
from portside.cli.doing.ladder import Climb, Ladder, chosen, said
from portside.research.cluster import Pool, open_pool
from portside.text.teller import Teller

Stop = Annotated[
    str | None,
    typer.Option(
        "--until",
        metavar="decided|POINTS",
        help="Stop as soon as it is decided who is stronger (the fair share is outside the "
        "interval of the bot that is named first), or as soon as that interval reaches no more "
        "than so many points to each side. At --games at the latest.",
    ),
]


def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, with commas: captain,greedy:2,random. captain@0.1s and search@500 "
            "think for so long or so many simulations. Also package.module:Class and "
            "exec:command. The last one fills the seats that are left."
        ),
    ] = "captain,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many; whole boards are played.")] = 60,
    until: Stop = None,
    seats: SeatNumbers = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same boards.")] = 1,
    option: Options = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=LEAST_SECONDS, max=MOST_SECONDS, help="For each answer of a searching bot."
        ),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_SIMULATIONS, help="For each answer of a searching bot."),
    ] = None,
    processes: Processes = None,
    cluster: Cluster = None,
    records: Annotated[
        Path | None, typer.Option(file_okay=False, help="Keep every game in this folder.")
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            "--json",
            dir_okay=False,
            help="Write the results here. A run that was interrupted goes on where it stopped.",
        ),
    ] = None,
    proof: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False,
            help="Write here what anybody needs to play the games again (`portside check-proof`).",
        ),
    ] = None,
) -> None:
    """Let bots play many games, and say how strong each is, with intervals."""
    rules, given = rules_of(game), read_given(option)
    numbers = read_seats(rules, seats)
    asked: list[Asked] = []
    for wanted in numbers:
        rules.new_game(wanted, given)
        contest = Contest(
            game, seated_bots(bots.split(","), wanted), seed, ", ".join(option or []), seconds,
            simulations,
        )  # fmt: skip
        reason = None if until is None else read_until(until)
        asked.append(Asked(contest, whole_boards(games, wanted), reason))
    for name in asked[0].contest.names():
        make_bot(name, game, seed).close()
    several = len(asked) > 1
    with open_pool(cluster, processes) as pool:
        for one in asked:
            arena_of(
                one, pool, *[apart(path, one.seats) if several else path
                             for path in (records, results, proof)]
            )  # fmt: skip


def arena_of(
    asked: Asked, pool: Pool, records: Path | None, results: Path | None, proof: Path | None
) -> None:
    """The games at one number of seats."""
    if proof is not None:
        check_proof_is_new(proof)
    if results is not None and (found := finished_before(results, asked)) is not None:
        if proof is not None:
            raise Malformed(f"{results} is finished, and a proof wants its games: remove it")
        show_results(console, found)
        console.print(f"{results} was there already: nothing was played.", markup=False)
        return
    check_records(records, results)
    outcome = run_contest(asked, pool, kept_games(results), records)
    if proof is not None:
        keep_proof(proof, outcome)
    made = outcome.results() if results is None else write_results(results, outcome)
    show_results(console, made)


def check_proof(
    file: Annotated[
        Path,
        typer.Argument(help="What `portside arena --proof` wrote.", dir_okay=False),
    ],
    lang: Lang,
    games: Annotated[
        int, typer.Option(min=0, help="How many games to play again, drawn by lot.")
    ] = 12,
    trust: Annotated[
        bool, typer.Option("--trust", help="Run the bots of others that the file names.")
    ] = False,
    processes: Processes = None,
) -> None:
    """Check the proof of an arena: what it adds up to, and games that are played again."""
    proof = read_proof(file)
    with open_pool(None, processes) as pool:
        if not check(console, Teller(lang), proof, games, trust, pool):
            raise typer.Exit(1)


def ladder(
    games: Annotated[int, typer.Option(min=3, help="For each rung.")] = 400,
    until: Stop = None,
    only: Annotated[
        str | None,
        typer.Option(
            metavar="GAME[:BOT],…",
            help="Only these games, or in them only the rungs of these bots. All other rows stay.",
        ),
    ] = None,
    seats: SeatNumbers = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same boards.")] = 1,
    captain: Annotated[
        str, typer.Option(help="The captain's budget: 0.1s, or 3000 simulations (his own: 1s).")
    ] = "",
    patient: Annotated[
        int, typer.Option(min=0, help="Games of the captain with 1 s against 0.02 s (slow).")
    ] = 0,
    processes: Processes = None,
    cluster: Cluster = None,
    kept: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="Keep the games here; a second run goes on from them."),
    ] = None,
    proofs: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="Write a proof of every rung into this folder."),
    ] = None,
    output: Annotated[Path, typer.Option(dir_okay=False)] = Path("docs/strength.md"),
) -> None:
    """Play every level against the next lower one, in every game, and write down what came out."""
    wanted = chosen(only)
    places = {game: read_seats(rules_of(game), seats) for game in wanted}
    if captain:
        read_budget("captain", captain)
    reason = None if until is None else read_until(until)
    written = Ladder.read(output)
    parts = kept or output.with_suffix(".parts")
    parts.mkdir(parents=True, exist_ok=True)
    with open_pool(cluster, processes) as pool:
        climb = Climb(games, seed, pool, parts, captain, patient, reason, proofs)
        for game, bots in wanted.items():
            for number in places[game]:
                for rung in climb.rungs(game, number, bots):
                    written.put(rung)
                    written.write(output)
                    console.print(said(rung))
    if kept is None:
        shutil.rmtree(parts)
