import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");

/** Pages that lead to files, each with the fewest paths that it names. */
const pages = {
  "README.md": 12,
  "CONTRIBUTING.md": 5,
  "docs/adding.md": 60,
  "docs/architecture.md": 60,
  "docs/benchmarks.md": 0,
  "docs/demo.md": 3,
  "docs/flows.md": 15,
  "docs/glossary.md": 1,
  "docs/operations/deploy.md": 0,
  "docs/screens.md": 30,
  "docs/where.md": 150,
  "docs/writing.md": 0,
};
type Page = keyof typeof pages;
const read = (page: string) => readFileSync(page, "utf8");

/** Rooms are told once for all layers, areas' nouns and test folders by their parents. */
const divided = ["worker", "web", "scripts", "tests", "docs"];

function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => {
    const [top = "", next = "", deeper] = path.split("/");
    if (next === "" || top.startsWith(".")) return [];
    return deeper !== undefined && divided.includes(top)
      ? [`${top}/`, `${top}/${next}/`]
      : [`${top}/`];
  });
  return [...new Set(folders)].sort();
}

const layers = read("docs/architecture.md");
const isNamed = (folder: string) => {
  const [top, next] = folder.split("/");
  return (
    layers.includes(`\`${folder}`) ||
    layers.split("\n").some((line) => line.startsWith(`| \`${top}/\``) && line.includes(`${next}/`))
  );
};

it("the architecture's table of layers names every folder", () => {
  const folders = foldersOf(files);
  expect(folders.length).toBeGreaterThan(30);
  expect(folders.filter((folder) => !isNamed(folder))).toEqual([]);
});

const compiled = ["web/paraglide", "worker/texts/paraglide"];

const ourPath =
  /[`(]((?:demo|domain|worker|durable|web|scripts|tests|docs|migrations)\/[\w./-]*)[`)]/g;

/** Paths from the root, in code or in links. */
const pathsIn = (text: string) =>
  [...text.matchAll(ourPath)].map(([, path = ""]) => path).filter((path) => !isCompiled(path));
const isCompiled = (path: string) => compiled.includes(path);

const isThere = (path: string) =>
  files.includes(path) || files.some((file) => file.startsWith(path.replace(/\/?$/, "/")));

describe.each(Object.keys(pages) as Page[])("%s", (page) => {
  it("names no folder or file of ours that is missing", () => {
    const named = pathsIn(read(page));
    expect(named.length).toBeGreaterThanOrEqual(pages[page]);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});

describe("every page", () => {
  const markdown = files.filter((path) => path.endsWith(".md"));

  it("links to pages and headings that exist", () => {
    const links = markdown.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = ""]) => target)
        .filter((target) => !/^[a-z]+:/.test(target))
        .map((target) => ({ page, target })),
    );
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter(({ page, target }) => !leadsSomewhere(page, target))).toEqual([]);
  });
});

function leadsSomewhere(page: string, target: string): boolean {
  const [path = "", heading] = target.split("#");
  const to = path === "" ? page : normal(`${page.split("/").slice(0, -1).join("/")}/${path}`);
  if (!isThere(to)) return false;
  return heading === undefined || headingsOf(to).includes(heading);
}

/** `docs/x/../y.md` as `docs/y.md`. */
function normal(path: string): string {
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

/** The anchors of a page's headings, as GitHub makes them. */
const headingsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** The paths of a page's pictures, as the page writes them. */
const picturesIn = (text: string) =>
  [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = ""]) => path);

describe("the README", () => {
  const readme = read("README.md");

  it("has at most 10,000 bytes", () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(10_000);
  });

  it("shows eight pictures, all that are directly in docs/pictures", () => {
    const shown = picturesIn(readme);
    expect(shown).toHaveLength(8);
    expect(shown.toSorted()).toEqual(files.filter((path) => /^docs\/pictures\/[^/]+$/.test(path)));
  });

  it("maps the house in twelve rows", () => {
    const map = readme.split("\n## The map\n\n")[1]?.split("\n\n")[0];
    expect(map?.split("\n").slice(2)).toHaveLength(12);
  });
});

it("docs/screens.md shows all of docs/pictures/screens once, in at most 12,000 bytes", () => {
  const page = read("docs/screens.md");
  const shown = picturesIn(page).map((path) => `docs/${path}`);
  expect(shown.length).toBeGreaterThanOrEqual(20);
  expect(shown.toSorted()).toEqual(
    files.filter((path) => path.startsWith("docs/pictures/screens/")),
  );
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(12_000);
});

it("every page at the root and of docs/ itself is walked here", () => {
  const top = files.filter((path) => /^(docs\/[^/]+|[^/]+)\.md$/.test(path));
  expect(top.filter((path) => !(path in pages))).toEqual([]);
});
