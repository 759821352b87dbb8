"""What `make dist` builds, and what it refuses to build. The page here is a small one, made for the test."""

import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = "src/redcathedral/server/page"
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE")
SMALL_PAGE = {
    "index.html": '<script type="module" src="/assets/index-1.js"></script><link href="/manifest.webmanifest">',
    "manifest.webmanifest": '{"icons": [{ "src": "/icon.png" }]}',
    "files.json": json.dumps({"index.html": {"file": "assets/index-1.js", "css": ["assets/index-2.css"]}}),
    "service-worker.js": "",
    "icon.png": "",
    "assets/index-1.js": "",
    "assets/index-2.css": "",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Give a copy of the project that lacks the page."""
    copy = tmp_path / "project"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    for name in NEEDED:
        shutil.copy(ROOT / name, copy)
    return copy


@pytest.fixture
def with_page(project: Path) -> Path:
    """Give a copy of the project with a page."""
    for name, text in SMALL_PAGE.items():
        file = project / PAGE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return project


def build(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "build", "--no-isolation", *options]
    return subprocess.run(words, cwd=project, capture_output=True, text=True, check=False)  # noqa: S603


def files_of_wheel(project: Path) -> set[str]:
    (wheel,) = (project / "dist").glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_release_without_the_page_is_refused(project: Path, target: str) -> None:
    done = build(project, f"--{target}")
    assert done.returncode != 0
    assert f"The {target} would lack the page: {PAGE} has no index.html" in done.stdout + done.stderr
    assert "Build the page with `make page`" in done.stdout + done.stderr
    assert not list((project / "dist").glob("*"))


@pytest.mark.parametrize("name", SMALL_PAGE)
def test_a_page_that_lacks_a_file_is_refused(with_page: Path, name: str) -> None:
    (with_page / PAGE / name).unlink()
    done = build(with_page, "--wheel")
    assert done.returncode != 0
    assert f"{PAGE} has no {name}." in done.stdout + done.stderr


def test_the_wheel_is_built_from_the_source_archive_and_has_all_that_is_not_code(with_page: Path) -> None:
    done = build(with_page)
    assert done.returncode == 0, done.stdout + done.stderr
    (archive,) = (with_page / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as archived:
        assert any(name.endswith(f"{PAGE}/assets/index-1.js") for name in archived.getnames())
    source = with_page / "src"
    wanted = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    assert {Path(name).suffix for name in wanted} >= {".py", ".ftl", ".toml", ".html", ".js", ".typed"}
    assert {name for name in files_of_wheel(with_page) if ".dist-info/" not in name} == wanted


def test_the_folder_is_installed_for_work_without_the_page(project: Path) -> None:
    words = [sys.executable, "-c", "from hatchling.build import build_editable; print(build_editable('dist'))"]
    done = subprocess.run(words, cwd=project, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    assert [name for name in files_of_wheel(project) if name.endswith(".pth")]
