import { execFileSync } from "node:child_process";
import { benchmarks } from "../../tests/bench/benchmarks.ts";
import { root } from "../lib/install.mjs";
import { Refusal } from "../lib/message.mjs";
import { readSources } from "../lint/index.ts";
import { rooms } from "../lint/rooms.ts";
import type { Source } from "../lint/source.ts";
import { demoSources } from "./demo-steps.ts";
import type { Choice } from "./step.ts";

function git(...args: string[]): string[] {
  const output = execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
  return output.split("\n").filter((line) => line !== "");
}

/** The files that differ from a commit: the last one unless another is named. Untracked ones do, too. */
export function changedSince(commit = "HEAD"): string[] {
  try {
    return [
      ...git("diff", "--name-only", commit, "--"),
      ...git("ls-files", "--others", "--exclude-standard"),
    ];
  } catch {
    throw new Refusal(`git knows no commit "${commit}".`, 2);
  }
}

/**
 * Who needs a file to run, by its path. Types are the compiler's to check, and what is loaded later is
 * cut: by way of the list of all screens, one screen would reach every other.
 */
type Importers = Map<string, string[]>;

function importersOf(sources: readonly Source[]): Importers {
  const importers: Importers = new Map();
  for (const { path, imports } of sources) {
    for (const { target, typeOnly, lazy } of imports)
      if (!typeOnly && (!lazy || path.startsWith("tests/")))
        importers.set(target, [...(importers.get(target) ?? []), path]);
  }
  return importers;
}

/** These files, and all that import one of them, over any number of steps. */
function reachedFrom(paths: readonly string[], importers: Importers): string[] {
  const reached = new Set(paths);
  for (const path of reached)
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  return [...reached];
}

/** The tests that changed themselves, and those of a changed piece of the tests. */
const reachedByTests = (changed: readonly string[], importers: Importers) =>
  reachedFrom(
    changed.filter((path) => path.startsWith("tests/")),
    importers,
  );

const server = /^(domain|worker|durable)\//;
const roomOf = (path: string) => path.split(/[/.]/).find((part) => part in rooms);

/** The rooms of these files; a file of none (a route, a rule of all rooms) counts for its neighbours'. */
function roomsOf(
  paths: readonly string[],
  sources: readonly Source[],
  importers: Importers,
): Set<string> {
  const found = paths.flatMap((path) => {
    const own = roomOf(path);
    if (own) return [own];
    const imported = sources.find((source) => source.path === path)?.imports ?? [];
    const neighbours = [...imported.map(({ target }) => target), ...(importers.get(path) ?? [])];
    return neighbours.filter((each) => server.test(each)).flatMap((each) => roomOf(each) ?? []);
  });
  return new Set(found);
}

/** What every request passes: all tests of the Worker show it. */
const everyRequest =
  /^(wrangler\.toml$|migrations\/|worker\/(app\.ts|platform\.ts|db\/(?!schema\/)|routes\/http\/|data\/[^/]+$))/;

/** Tests of the Worker lie in the room of what they show; those of `http` walk every route. */
function workerTestsFor(
  changed: readonly string[],
  tests: readonly string[],
  sources: readonly Source[],
  importers: Importers,
): string[] {
  if (changed.some((path) => everyRequest.test(path))) return [...tests];
  const touched = roomsOf(
    changed.filter((path) => server.test(path)),
    sources,
    importers,
  );
  const folders = touched.size > 0 ? [...touched, "http"] : [];
  const ofTests = reachedByTests(changed, importers);
  return tests.filter(
    (path) =>
      ofTests.includes(path) ||
      folders.some((folder) => path.startsWith(`tests/worker/${folder}/`)),
  );
}

/** `web/admin/meals/card.tsx` is of `admin/meals`, `web/chat/queries.ts` of `chat`. */
const screenOf = (path: string) =>
  /^web\/((?:(?:admin|trainee|access)\/)?[^/.]+)\//.exec(path)?.[1];
/** What every screen stands on. */
const standsBelow = /^(ui|lib|live|frame|shells|messages|public|fonts|design)$/;

/** A change that reaches more screens than this is one of what all stand on. */
const maxScreens = 6;
/** Specs that go everywhere. */
const everywhere = /\/(look\.both|frame(\.both)?|story|signed-in)\.spec\.ts$/;

/** Browser tests by name: `admin/meals` is shown by the specs of `admin/` whose names begin so. */
function specsFor(
  changed: readonly string[],
  specs: readonly string[],
  importers: Importers,
): string[] {
  const reached = reachedFrom(changed, importers);
  const ofTests = reachedByTests(changed, importers);
  const touched = [...new Set(reached.flatMap((path) => screenOf(path) ?? []))];
  const screens = touched.filter((screen) => !standsBelow.test(screen));
  const shows = (spec: string, screen: string) => {
    const [noun = "", area = ""] = screen.split("/").toReversed();
    const name = spec.split("/").at(-1) ?? "";
    return name.startsWith(noun.replace(/s$/, "")) && spec.includes(`/${area}`);
  };
  const named = specs.filter((spec) => screens.some((screen) => shows(spec, screen)));
  const own = screens.length > maxScreens ? [] : named;
  const shown =
    touched.length > 0 && own.length === 0 ? specs.filter((spec) => everywhere.test(spec)) : own;
  return specs.filter((spec) => shown.includes(spec) || ofTests.includes(spec));
}

const benchFile = /^tests\/bench\/(\w+)\.ts$/;

/** The benchmarks that changed themselves, or whose tools did; what a change makes of their figures is no test's. */
function benchesFor(changed: readonly string[], importers: Importers): string[] {
  const named = reachedByTests(changed, importers).flatMap(
    (path) => benchFile.exec(path)?.[1] ?? [],
  );
  return benchmarks.flatMap(({ name }) => (named.includes(name) ? [name] : []));
}

/** What other engines do otherwise, and what shows it. */
const ofEngines = [
  "tests/engines",
  "web/public/service-worker.js",
  "web/lib/waiting/device-store.ts",
];

const standsIn = (changed: readonly string[], places: readonly string[]) =>
  changed.some((path) => places.some((place) => path === place || path.startsWith(`${place}/`)));

/**
 * What a change is likely to break, in minutes: unit tests by their imports, tests of the Worker by
 * room, browser tests by screen. That nothing is broken is shown by the whole run alone.
 */
export function chooseForChange(
  changed: readonly string[],
  sources: readonly Source[] = readSources(root),
): Choice {
  const importers = importersOf(sources);
  const reached = reachedFrom(changed, importers);
  const testsIn = (folder: string) =>
    sources
      .map(({ path }) => path)
      .filter((path) => path.startsWith(folder) && /\.(test|spec)\.ts$/.test(path));
  const files = {
    unit: testsIn("tests/unit/").filter((path) => reached.includes(path)),
    worker: [
      ...testsIn("tests/durable/").filter((path) => reached.includes(path)),
      ...workerTestsFor(changed, testsIn("tests/worker/"), sources, importers),
    ],
    e2e: specsFor(changed, testsIn("tests/e2e/"), importers),
    benches: benchesFor(changed, importers),
  };
  return {
    generated: "all",
    types: "all",
    lint: "all",
    ...Object.fromEntries(Object.entries(files).filter(([, chosen]) => chosen.length > 0)),
    ...(standsIn(changed, ofEngines) ? { engines: "all" } : {}),
    ...(standsIn(changed, demoSources) ? { demo: "all" } : {}),
    ...(standsIn(changed, ["web", "worker", "domain"]) ? { budgets: "all" } : {}),
  };
}
