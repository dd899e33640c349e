import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtClient } from "../../scripts/lib/build.ts";
import ar from "../../web/messages/ar.json" with { type: "json" };
import { copiedTexts } from "../support/copied-texts.ts";
import {
  everyCode,
  everyFile,
  filesFor,
  modulesIn,
  morning,
  sourcesOf,
  weighFilesOf,
} from "./built-worker.ts";

// Some three hundred files, each with its imports and exports and the name of its map.
it("the Worker is at most 524 kB after gzip", () => {
  expect(gzipSync(everyCode(), { level: 9 }).length / 1000).toBeLessThanOrEqual(524);
});

it("the Worker brings the map of its lines for the log, and nobody is served one", () => {
  const [problem] = filesFor("worker/routes/http/problem.ts").filter((file) =>
    modulesIn([file]).includes("worker/routes/http/problem.ts"),
  );
  expect(sourcesOf(problem ?? "")).toContainEqual(
    expect.stringMatching(/worker\/routes\/http\/problem\.ts$/),
  );
  const ours = everyFile().filter((file) =>
    modulesIn([file]).some((module) => /^(?:worker|domain|durable)\//.test(module)),
  );
  for (const file of ours) expect(sourcesOf(file), file).not.toEqual([]);
  const served = readdirSync(builtClient, { recursive: true, encoding: "utf8" });
  expect(served.filter((name) => name.endsWith(".map"))).toEqual([]);
});

/** What few requests need, by a module of each. */
const rareRooms = [
  "worker/routes/admin/imports.ts",
  "worker/actions/copies/archive-business.ts",
  "worker/actions/copies/archive-my-data.ts",
  "worker/actions/copies/make-backup.ts",
  "worker/actions/copies/restore-backup.ts",
  "worker/actions/operations/run-scheduled.ts",
  "worker/actions/notifications/push-people.ts",
  "worker/actions/templates/run-template-job.ts",
  "worker/actions/jobs/repeat-weeks.ts",
  "worker/actions/jobs/send-job-messages.ts",
  "worker/routes/http/contract-names.ts",
  "worker/routes/reference.ts",
];

it("the Worker holds nothing of what puts its stores far away on a developer's machine", () => {
  const modules = modulesIn(everyFile());
  expect(modules).toContain("worker/interceptor.ts");
  expect(modules.filter((module) => /^(?:scripts|tests)\//.test(module))).toEqual([]);
});

describe("what the Worker's start evaluates", () => {
  const files = filesFor();

  it("is at most 120 kB, 40 after gzip", () => {
    const { plain, zipped, told } = weighFilesOf(files);
    expect(plain, told).toBeLessThanOrEqual(120);
    expect(zipped, told).toBeLessThanOrEqual(40);
  });

  it("is the live objects, and nothing of the app or of a library", () => {
    const ofTheApp =
      /^(?:worker\/(?:app|routes|actions|data|db|texts|tokens)\b|domain\/contract\/|node_modules\/)/;
    expect(modulesIn(files).filter((module) => ofTheApp.test(module))).toEqual([]);
    expect(modulesIn(files)).toContain("durable/conversation.ts");
  });
});

describe("what a trainee's morning evaluates: the page, the session and the home", () => {
  const files = filesFor(...morning);

  it("is at most 900 kB, 260 after gzip", () => {
    const { plain, zipped, told } = weighFilesOf(files);
    expect(plain, told).toBeLessThanOrEqual(900);
    expect(zipped, told).toBeLessThanOrEqual(260);
  });

  it("is no other noun's routes, and no contract but theirs", () => {
    const nouns = modulesIn(files).filter((module) =>
      /^worker\/routes\/(?:access|trainee|admin)\/(?!index|session)/.test(module),
    );
    expect(nouns).toEqual(["worker/routes/trainee/home.ts"]);
  });

  it.each(rareRooms)("is nothing of %s, which the Worker holds all the same", (room) => {
    expect(modulesIn(everyFile())).toContain(room);
    expect(modulesIn(files)).not.toContain(room);
  });

  it("is the page alone without zod", () => {
    const page = filesFor("worker/app.ts", "worker/routes/pages.ts");
    expect(modulesIn(page).filter((module) => module.startsWith("node_modules/zod/"))).toEqual([]);
  });
});

it("the Worker carries what its guards read of the routes, and nothing that they say for tests alone", () => {
  const code = everyCode();
  expect(code).toMatch(/viewAs:[`"]shown/);
  expect(code).toMatch(/tells:\{both:/);
  expect(code).not.toMatch(/\bbesides:\[|\brows:\{(?:id|itemId|noteId):/);
});

it("the Worker carries the texts that it says, and none of a screen", () => {
  const code = everyCode();
  const sources = readdirSync("worker/texts").filter((name) => name.endsWith(".ts"));
  const said: unknown[] = sources
    .flatMap((name) => [...readFileSync(`worker/texts/${name}`, "utf8").matchAll(/\bm\.(\w+)/g)])
    .map(([, key]) => key)
    .concat(copiedTexts())
    .flatMap((key) => textsOf(ar[key as keyof typeof ar]));
  const carried = Object.values(ar).filter((text) => code.includes(`return\`${text}\``));
  expect(carried).toContain(ar.mail_reset_body);
  expect(carried.filter((text) => !said.includes(text))).toEqual([]);
});

/** What a message may say: one text, or one for each of its cases. */
function textsOf(message: unknown): string[] {
  if (message === undefined) return [];
  if (typeof message === "string") return [message];
  const cases = message as { match: Record<string, string> }[];
  return cases.flatMap(({ match }) => Object.values(match));
}
