import { type Finding, nothingToCheck } from "./finding.ts";
import type { Source } from "./source.ts";

interface Room {
  /** A room may import rooms of lower floors only. */
  floor: number;
  holds: string;
}

/** The rooms of the field, the same in every layer, from the lowest floor up. */
export const rooms: Record<string, Room> = {
  plumbing: {
    floor: 0,
    holds: "the outbox, mail, stored settings, time slices of long work",
  },
  prayers: {
    floor: 1,
    holds:
      "prayer times and their cities, quiet around prayers, the Hijri calendar, Ramadan's days",
  },
  changes: {
    floor: 1,
    holds: "undo: its time limits, stored rows, the one rule that restores them",
  },
  notifications: {
    floor: 2,
    holds: "notifications, deliveries, push",
  },
  accounts: {
    floor: 3,
    holds:
      "accounts, sessions, two-factor, attempts, mailed links, personal settings, the trainer's contact",
  },
  memberships: {
    floor: 4,
    holds: "plans, subscriptions, payments, the ledger",
  },
  libraries: {
    floor: 4,
    holds: "exercises, their videos and movements, foods, meals",
  },
  body: {
    floor: 5,
    holds: "weight, measurements, nutrition targets, absences",
  },
  people: {
    floor: 6,
    holds: "the trainee: registration, invitations, profile, photo, deletion",
  },
  schedules: {
    floor: 7,
    holds: "weeks and their items, applying, packing, the daily roll-up",
  },
  activity: {
    floor: 8,
    holds: "the trainee's log: sets, meals, steps, notes, performance",
  },
  ramadan: {
    floor: 9,
    holds: "the month as a person sees it: slots of meals and training, decisions about it",
  },
  conversations: {
    floor: 9,
    holds: "messages, files, presence, inboxes",
  },
  "check-ins": {
    floor: 10,
    holds: "forms of questions, when they are due, answers, and the trainer's review",
  },
  attention: {
    floor: 11,
    holds: "the trainer's view of all trainees: the queue, the overview, the list, the glance",
  },
  home: {
    floor: 11,
    holds: "the trainee's view of the day",
  },
  jobs: {
    floor: 12,
    holds: "one action on many trainees, and its undo",
  },
  templates: {
    floor: 13,
    holds: "weeks without dates: their items, giving them to many trainees, following them",
  },
  planning: {
    floor: 14,
    holds:
      "the trainer's work on weeks: editing, extending, removing a row of the library from them",
  },
  copies: {
    floor: 15,
    holds: "my data, the business archive, backup, restore, imports, CSV exports",
  },
  operations: {
    floor: 16,
    holds: "the deployment: effects of the outbox, cron jobs, expiry, health, general settings",
  },
};

interface Layer {
  folder: string;
  /** Files and folders below all rooms. */
  shared: readonly string[];
  /** Whether its rooms are files: `accounts.ts`. */
  hasFileRooms?: true;
  /** Large rooms with a folder beside their file. */
  alsoFolders?: readonly string[];
  /** Whether its rooms may import only downwards. */
  hasFloors?: true;
}

export const layers: readonly Layer[] = [
  {
    folder: "domain",
    hasFloors: true,
    shared: [
      "appearance.ts",
      "arabic.ts",
      "byte-range.ts",
      "admin-paths.ts",
      "calendar.ts",
      "contact.ts",
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
      "paths.ts",
      "person-bounds.ts",
      "retry.ts",
      "text.ts",
      "token-bucket.ts",
      "tone.ts",
      "trainee.ts",
      "web-address.ts",
      "zone-format.ts",
      "tsconfig.json",
      "tsconfig.workerd.json",
    ],
  },
  {
    folder: "domain/contract",
    hasFloors: true,
    shared: ["trainer-word.ts", "done.ts", "fields.ts", "inbox.ts", "photo.ts"],
  },
  {
    folder: "worker/data",
    hasFloors: true,
    shared: [
      "in-slices.ts",
      "keyed-page.ts",
      "own-day.ts",
      "proofs.ts",
      "scope.ts",
      "trainee-files.ts",
      "trainee-profile.ts",
    ],
  },
  {
    folder: "worker/actions",
    hasFloors: true,
    shared: ["change-again.ts", "on-own-day.ts"],
  },
  {
    folder: "worker/db/schema",
    shared: ["assigned.ts", "columns.ts", "facts.ts"],
    hasFileRooms: true,
    alsoFolders: ["activity", "copies", "memberships", "ramadan", "schedules"],
  },
  {
    folder: "tests/unit/domain",
    shared: [
      "arabic.test.ts",
      "byte-range.test.ts",
      "calendar-instants.test.ts",
      "calendar.test.ts",
      "contact.test.ts",
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

const listed = Object.entries(rooms).map(([room, { holds }]) => `\n    ${room}: ${holds}`);

/** Files of a layer that are neither in a room nor on the list of shared files. */
export function findStrays(paths: readonly string[]): Finding[] {
  return layers.flatMap(({ folder, shared, hasFileRooms, alsoFolders = [] }) => {
    const inside = paths
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => ({ path, rest: path.slice(folder.length + 1) }));
    if (inside.length === 0) return [nothingToCheck("rooms.ts", `${folder}/ has no file`)];
    const places = new Set([
      ...shared,
      ...Object.keys(rooms).map((room) => (hasFileRooms ? `${room}.ts` : `${room}/`)),
      ...alsoFolders.map((room) => `${room}/`),
    ]);
    return inside
      .filter(({ rest }) => !places.has(rest.replace(/\/.*/, "/")))
      .map(({ path, rest }) => {
        const fault = rest.includes("/")
          ? `${folder}/${rest.replace(/\/.*/, "/")} is not a room of ${folder}/`
          : `is in no room of ${folder}/`;
        const advice = `move it to the room of its noun, or list it as shared by all rooms in scripts/lint/rooms.ts`;
        return { path, line: 1, message: `${fault}: ${advice}. The rooms:${listed.join("")}` };
      });
  });
}

const layersWithFloors = layers
  .filter(({ hasFloors }) => hasFloors)
  // The contract is inside domain/, so that the longer folder must come first.
  .sort((a, b) => b.folder.length - a.folder.length);

interface Place {
  layer: string;
  /** Undefined for files below all rooms of the layer. */
  room: string | undefined;
}

function placeOf(path: string): Place | undefined {
  const layer = layersWithFloors.find(({ folder }) => path.startsWith(`${folder}/`))?.folder;
  if (!layer) return undefined;
  const [first = "", ...more] = path.slice(layer.length + 1).split("/");
  return { layer, room: more.length > 0 ? first : undefined };
}

/** The floor of files below all rooms. */
const ground = -1;
const floorOf = ({ room }: Place) => (room === undefined ? ground : (rooms[room]?.floor ?? ground));

/** Shared contracts may import the closed sets of any noun, because rules never import contracts. */
const isNamingSets = (from: Place, to: Place) =>
  from.layer === "domain/contract" && from.room === undefined && to.layer === "domain";

/** Imports, types included, of a room on the same or a higher floor. */
export function findUpwardImports(sources: readonly Source[]): Finding[] {
  let seen = 0;
  const findings = sources.flatMap(({ path, imports }) => {
    const from = placeOf(path);
    if (!from) return [];
    return imports.flatMap(({ target, line }) => {
      const to = placeOf(target);
      if (!to || to.room === undefined || to.room === from.room || isNamingSets(from, to))
        return [];
      seen += 1;
      if (floorOf(to) < floorOf(from)) return [];
      const own = from.room ? `${from.room} (${floorOf(from)})` : "a file below all rooms";
      const message = `imports ${target}: ${own} may not look up to ${to.room} (${floorOf(to)}). Move shared code to the lower one, or the step over both to the higher one; the floors are in scripts/lint/rooms.ts`;
      return [{ path, line, message }];
    });
  });
  return seen > 0 ? findings : [nothingToCheck("rooms.ts", "no room imports another")];
}
