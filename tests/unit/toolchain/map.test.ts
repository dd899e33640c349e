import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const readme = readFileSync("README.md", "utf8");
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");

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

const isNamed = (folder: string) => {
  const [top, next] = folder.split("/");
  return (
    readme.includes(`\`${folder}`) ||
    readme.includes(`](${folder}`) ||
    readme.split("\n").some((line) => line.startsWith(`| \`${top}/\``) && line.includes(`${next}/`))
  );
};

it("the README's map names every folder", () => {
  const folders = foldersOf(files);
  expect(folders.length).toBeGreaterThan(30);
  expect(folders.filter((folder) => !isNamed(folder))).toEqual([]);
});

it("the README names no folder or file of ours that is not there", () => {
  const named = [
    ...readme.matchAll(
      /[`(]((?:domain|worker|durable|web|scripts|tests|docs|migrations)\/[\w./-]*)[`)]/g,
    ),
  ].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(30);
  const isThere = (path: string) =>
    files.includes(path) || files.some((file) => file.startsWith(path.replace(/\/?$/, "/")));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
