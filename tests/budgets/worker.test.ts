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

// About three hundred files, each with imports, exports and the name of its source map. The room of check-ins is 31 kB,
// prayer times, their 260 cities, held alerts, Ramadan's days and the month as people see it are 30 kB. Marks, the question
// of health and what the trainer sees of them are 9 kB, reminders that follow the sun 5, lighter days 3, the trainer's meals
// of the month, and devices that have not heard of an answer, 2. Proofs of transfers are 9 kB, opening balances, people
// without an address, and the files of sets 6, a person's past in other apps 10.
it("the Worker is at most 667 kB after gzip", () => {
  expect(gzipSync(everyCode(), { level: 9 }).length / 1000).toBeLessThanOrEqual(667);
});

it("the Worker has a source map for the log, and none is served", () => {
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

/** Modules of rarely used rooms. */
const rareRooms = [
  "worker/routes/admin/imports.ts",
  "worker/actions/copies/archive-business.ts",
  "worker/actions/copies/archive-my-data.ts",
  "worker/actions/copies/make-backup.ts",
  "worker/actions/copies/restore-backup.ts",
  "worker/actions/operations/run-scheduled.ts",
  "worker/actions/notifications/push-people.ts",
  "worker/actions/notifications/push-held-alerts.ts",
  "domain/prayers/times.ts",
  "domain/prayers/cities.ts",
  "worker/actions/templates/run-template-job.ts",
  "worker/actions/jobs/repeat-weeks.ts",
  "worker/actions/jobs/send-job-messages.ts",
  "worker/routes/http/contract-names.ts",
  "worker/routes/reference.ts",
];

it("the Worker has no code of the development machine", () => {
  const modules = modulesIn(everyFile());
  expect(modules).toContain("worker/interceptor.ts");
  expect(modules.filter((module) => /^(?:scripts|tests)\//.test(module))).toEqual([]);
});

describe("the code evaluated at the Worker's start", () => {
  const files = filesFor();

  it("is at most 120 kB, 40 after gzip", () => {
    const { plain, zipped, told } = weighFilesOf(files);
    expect(plain, told).toBeLessThanOrEqual(120);
    expect(zipped, told).toBeLessThanOrEqual(40);
  });

  it("is the live objects, without the app and libraries", () => {
    const ofTheApp =
      /^(?:worker\/(?:app|routes|actions|data|db|texts|tokens)\b|domain\/contract\/|node_modules\/)/;
    expect(modulesIn(files).filter((module) => ofTheApp.test(module))).toEqual([]);
    expect(modulesIn(files)).toContain("durable/conversation.ts");
  });
});

describe("the code evaluated for a trainee's morning: the page, the session and the home", () => {
  const files = filesFor(...morning);

  it("is at most 900 kB, 260 after gzip", () => {
    const { plain, zipped, told } = weighFilesOf(files);
    expect(plain, told).toBeLessThanOrEqual(900);
    expect(zipped, told).toBeLessThanOrEqual(260);
  });

  it("has the routes and contracts of these only", () => {
    const nouns = modulesIn(files).filter((module) =>
      /^worker\/routes\/(?:access|trainee|admin)\/(?!index|session)/.test(module),
    );
    expect(nouns).toEqual(["worker/routes/trainee/home.ts"]);
  });

  it.each(rareRooms)("excludes %s, which the Worker contains", (room) => {
    expect(modulesIn(everyFile())).toContain(room);
    expect(modulesIn(files)).not.toContain(room);
  });

  it("excludes zod for a page alone", () => {
    const page = filesFor("worker/app.ts", "worker/routes/pages.ts");
    expect(modulesIn(page).filter((module) => module.startsWith("node_modules/zod/"))).toEqual([]);
  });
});

it("the Worker has the facts of routes and tables that it reads, without the tests' facts", () => {
  const code = everyCode();
  expect(code).toMatch(/viewAs:[`"]shown/);
  expect(code).toMatch(/tells:\{both:/);
  expect(code).not.toMatch(/\bbesides:\[|\brows:\{(?:id|itemId|noteId):/);
  expect(code).toMatch(/copied:\{steps:\[/);
  expect(code).toMatch(/keepsImported:(?:true|!0)/);
  expect(code).not.toMatch(
    /factsOf\(\w+,\{copied:[^{]|keepsImported:(?!true|!0)|signOfLife:(?!\{)/,
  );
});

it("the Worker has its own texts, and none of a screen", () => {
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

/** The texts of a message: one, or one for each case. */
function textsOf(message: unknown): string[] {
  if (message === undefined) return [];
  if (typeof message === "string") return [message];
  const cases = message as { match: Record<string, string> }[];
  return cases.flatMap(({ match }) => Object.values(match));
}
