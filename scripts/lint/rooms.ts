import { type Finding, nothingToCheck } from "./finding.ts";

/** The rooms of the field, the same in every layer, and what each holds. */
export const rooms: Record<string, string> = {
  accounts: "who signs in: accounts, sessions, two-factor, attempts, mailed links, own settings",
  trainees:
    "the person: profile, body, weight, notes, absences, invitations, jobs over many, the queue",
  memberships: "what is sold: plans, subscriptions, payments, the ledger",
  libraries: "exercises, their videos and drawn movements, foods, meals",
  schedules: "weeks and their items, applying, extending",
  templates: "programmes of weeks without a date: their items, giving them to many, following them",
  activity: "what was done: sets, meals eaten, own meals, steps, each day's performance",
  conversations: "messages, files, presence, inboxes",
  notifications: "notifications, deliveries, push",
  operations: "outbox, cron runs, health, the deployment's settings",
};

interface Layer {
  folder: string;
  /** What every room stands on, beside the rooms. */
  shared: readonly string[];
  /** The rooms are files here: `accounts.ts`. */
  ofFiles?: true;
}

export const layers: readonly Layer[] = [
  {
    folder: "domain",
    shared: [
      "appearance.ts",
      "arabic.ts",
      "byte-range.ts",
      "calendar.ts",
      "contract/",
      "csv.ts",
      "errors.ts",
      "fields.ts",
      "first-bytes.ts",
      "grouping.ts",
      "id.ts",
      "language.ts",
      "list.ts",
      "numerals.ts",
      "retry.ts",
      "text.ts",
      "token-bucket.ts",
      "web-address.ts",
      "zone-format.ts",
      "tsconfig.json",
      "tsconfig.workerd.json",
    ],
  },
  { folder: "domain/contract", shared: ["done.ts", "fields.ts"] },
  {
    folder: "worker/data",
    shared: ["in-slices.ts", "keyed-page.ts", "proofs.ts", "scope.ts", "telling-scope.ts"],
  },
  {
    folder: "worker/actions",
    shared: ["change-again.ts", "on-own-day.ts", "open-stored-file.ts"],
  },
  { folder: "worker/db/schema", shared: ["assigned.ts", "columns.ts"], ofFiles: true },
  {
    folder: "tests/unit/domain",
    shared: [
      "arabic.test.ts",
      "byte-range.test.ts",
      "calendar.test.ts",
      "csv.test.ts",
      "grouping.test.ts",
      "numerals.test.ts",
      "retry.test.ts",
      "text.test.ts",
      "token-bucket.test.ts",
      "zone-format.test.ts",
    ],
  },
  {
    folder: "tests/worker",
    shared: ["db/", "http/", "schema.test.ts", "seed.test.ts", "tsconfig.json"],
  },
];

const listed = Object.entries(rooms).map(([room, holds]) => `\n    ${room}: ${holds}`);

/** What lies in a layer is in a room, or is on the short list of what all rooms stand on. */
export function findStrays(paths: readonly string[]): Finding[] {
  return layers.flatMap(({ folder, shared, ofFiles }) => {
    const inside = paths
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => ({ path, rest: path.slice(folder.length + 1) }));
    if (inside.length === 0) return [nothingToCheck("rooms.ts", `${folder}/ holds no file`)];
    const places = new Set([
      ...shared,
      ...Object.keys(rooms).map((room) => (ofFiles ? `${room}.ts` : `${room}/`)),
    ]);
    return inside
      .filter(({ rest }) => !places.has(rest.replace(/\/.*/, "/")))
      .map(({ path, rest }) => {
        const what = rest.includes("/")
          ? `${folder}/${rest.replace(/\/.*/, "/")} is no room of ${folder}/`
          : `lies in no room of ${folder}/`;
        const way = `put it where its noun is, or list what all rooms stand on in scripts/lint/rooms.ts`;
        return { path, line: 1, message: `${what}: ${way}. The rooms:${listed.join("")}` };
      });
  });
}
