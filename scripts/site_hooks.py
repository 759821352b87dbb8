"""What MkDocs does not do by itself for our site (`hooks:` in mkdocs.yml).

Pages link to files as they lie in the repository, so that the links work on any code host. In the site a link that
leaves docs/ leads to a page made from that file: CONTRIBUTING and CHANGELOG have a place in the navigation, any other
file or folder is shown as it is. A link to a file that does not exist stays as it is, and the strict build refuses it.
"""

from __future__ import annotations

import logging
import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File, InclusionLevel

import public_api

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
IN_NAVIGATION = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LINK = re.compile(r"\]\((?P<target>[^)\s#:]+)(?P<anchor>#[^)\s]*)?\)")
LANGUAGES = {".py": "python", ".toml": "toml", ".ts": "typescript", ".sh": "sh", ".yml": "yaml", ".ftl": "text"}
FENCE = "~" * 12  # longer than any inside

log = logging.getLogger("mkdocs.hooks.site")  # a warning here fails a strict build


def repository_path(uri: str) -> str:
    """Say which file of the repository a page of the site is made from."""
    for path, page in IN_NAVIGATION.items():
        if uri == page:
            return path
    return uri.removeprefix("source/").removesuffix(".page.md") if uri.startswith("source/") else f"docs/{uri}"


def site_uri(path: str) -> str | None:
    """Say where a file of the repository stands in the site; None if there is no such file."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path in IN_NAVIGATION:
        return IN_NAVIGATION[path]
    inside = not path.startswith("..") and (ROOT / path).exists()
    return f"source/{path}.page.md" if inside else None


def links_out(markdown: str, path: str) -> set[str]:
    """Give the files of the repository that a page links to and that the site has to show."""
    targets = {_target(link, path) for link in LINK.finditer(markdown)}
    return {target for target in targets if (site_uri(target) or "").startswith("source/")}


def _target(link: re.Match[str], path: str) -> str:
    """Say which file of the repository a link of another one means."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), link["target"]))


def with_site_links(markdown: str, path: str, uri: str) -> str:
    """Turn links between files of the repository into links between pages of the site."""

    def turned(link: re.Match[str]) -> str:
        target = site_uri(_target(link, path))
        if target is None:
            return link[0]
        return f"]({posixpath.relpath(target, posixpath.dirname(uri) or '.')}{link['anchor'] or ''})"

    return LINK.sub(turned, markdown)


def page_of(path: str) -> str:
    """Write a page that shows a file or folder of the repository."""
    place = ROOT / path
    if place.is_dir():
        files = sorted(inner.name for inner in place.iterdir() if inner.is_file())
        return f"# {path}\n\n" + "\n".join(f"- [{name}]({posixpath.basename(path)}/{name})" for name in files)
    text = place.read_text(encoding="utf-8")
    if place.suffix == ".md":
        return text
    hidden = "---\nsearch:\n  exclude: true\n---\n"
    return f"{hidden}# {path}\n\n{FENCE}{LANGUAGES.get(place.suffix, 'text')}\n{text}\n{FENCE}\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages made from files outside docs/."""
    for path, uri in IN_NAVIGATION.items():
        files.append(File.generated(config, uri, content=(ROOT / path).read_text(encoding="utf-8")))
    pages = [(repository_path(one.src_uri), one.content_string) for one in files.documentation_pages()]
    done: set[str] = set()
    while pages:
        path, text = pages.pop()
        for target in links_out(text, path) - done:
            done.add(target)
            shown = page_of(target)
            uri = f"source/{target}.page.md"
            files.append(File.generated(config, uri, content=shown, inclusion=InclusionLevel.NOT_IN_NAV))
            pages.append((target, shown) if not (ROOT / target).is_file() or target.endswith(".md") else (target, ""))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Lead links to where things stand in the site."""
    uri = page.file.src_uri
    return with_site_links(markdown, repository_path(uri), uri)


def on_post_build(config: MkDocsConfig) -> None:
    """Refuse a site that leaves a public name out."""
    for problem in public_api.problems(Path(config.site_dir) / "objects.inv"):
        log.warning(problem)
