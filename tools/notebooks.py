"""Runs the notebooks of examples/notebooks and keeps what they showed: `python -m tools.notebooks`.

What is kept depends on the notebook alone: no times, no versions, no counters of the machine.
"""

import os
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

import portside

FOLDER = Path(__file__).parents[1] / "examples" / "notebooks"
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
LANGUAGE = {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"}
PICTURE = "image/png"
PATIENCE = 120  # seconds for a cell


def read(path: Path) -> NotebookNode:
    return nbformat.read(path, as_version=4)


def executed(path: Path) -> NotebookNode:
    """The notebook with fresh outputs, run where it lies; a cell that fails raises."""
    notebook = read(path)
    ours = {**os.environ, "PYTHONPATH": str(Path(portside.__file__).resolve().parents[1])}
    NotebookClient(
        notebook, timeout=PATIENCE, kernel_name=KERNEL["name"], record_timing=False,
        coalesce_streams=True,  # else they are cut where time has it
        resources={"metadata": {"path": str(path.parent)}},
    ).execute(env=ours)  # fmt: skip
    return tidied(notebook)


def tidied(notebook: NotebookNode) -> NotebookNode:
    notebook.metadata = nbformat.from_dict({"kernelspec": KERNEL, "language_info": LANGUAGE})
    for number, cell in enumerate(notebook.cells, 1):
        cell.id, cell.metadata = f"cell-{number}", nbformat.from_dict({})
    return notebook


def shown(notebook: NotebookNode) -> list[list[str]]:
    """By cell, what can be compared: texts; of a picture only that it is one."""
    return [
        [
            PICTURE if PICTURE in data else data.get("text/html", data.get("text/plain", ""))
            for data in (
                one.get("data") or {"text/plain": one.get("text", "")} for one in cell.outputs
            )
        ]
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


def main() -> None:
    for path in sorted(FOLDER.glob("*.ipynb")):
        nbformat.write(executed(path), path)
        print(path.name)


if __name__ == "__main__":
    main()
