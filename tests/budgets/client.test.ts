import { describe, expect, it } from "vitest";
import {
  everyModule,
  findImportPath,
  laterOf,
  loadedWith,
  nameOf,
  weigh,
  weighFiles,
} from "./built-client.ts";

/** The first step of the trainer's area: the lazy import in web/routes.tsx. */
const isAdminDoor = (_: string, to: string) => to === "admin/area.tsx";

const start = laterOf("access.html").find((key) => nameOf(key) === "start") ?? "access/start.tsx";
const screens = laterOf("access.html").filter((key) => key !== start);

describe("the JavaScript of visitors before a screen answers", () => {
  it("covers the screens", () => expect(screens.length).toBeGreaterThanOrEqual(5));

  it.each(screens)("is at most 80 kB on %s", (screen) => {
    const { total, told } = weigh(loadedWith(["access.html", start, screen]));
    expect(total, told).toBeLessThanOrEqual(80);
  });
});

describe("the JavaScript of the trainee's home", () => {
  it("is at most 155 kB", () => {
    const { total, told } = weigh(loadedWith(["index.html", "start-app.tsx", "trainee/area.tsx"]));
    expect(total, told).toBeLessThanOrEqual(155);
  });
});

/** Code that a screen loads after it is shown; each file costs a phone a millisecond or more. */
const behind = [
  {
    screen: "a registration",
    known: ["access.html", start, "access/register/screen.tsx"],
    doors: [
      "access/register/sections.tsx",
      "access/register/offer.tsx",
      "access/register/submit-registration.tsx",
      "access/surroundings/tools.tsx",
    ],
    most: { files: 13, kB: 26.5 },
  },
  {
    screen: "the trainee's home",
    known: ["index.html", "start-app.tsx", "trainee/area.tsx"],
    doors: [
      "trainee/home/meal-action.tsx",
      "trainee/offline/stand-ins.ts",
      "trainee/offline/connection-bar.tsx",
      "ui/toast.tsx",
      "trainee/frame/later-parts.tsx",
      "trainee/frame/side-menu.tsx",
      "trainee/live/inbox.ts",
    ],
    // The line of a wrong clock and the month for weeks without a network are 1 kB of it; the folding of names, which the
    // first script had before, 0.3 kB; the order of writes that an earlier page left and the news of days of another app, 0.1 kB each.
    most: { files: 16, kB: 37.5 },
  },
];

describe("the later code of a screen", () => {
  it.each(behind)("is small, in few files, after $screen", ({ known, doors, most }) => {
    const before = new Set(loadedWith(known));
    const late = loadedWith(doors).filter((key) => !before.has(key));
    const { total, told } = weigh(late);
    expect(late.length, told).toBeGreaterThan(doors.length);
    expect(late.length, told).toBeLessThanOrEqual(most.files);
    expect(total, told).toBeLessThanOrEqual(most.kB);
  });
});

describe("the everyday foods on phones", () => {
  it("are a file of at most 25 kB", () => {
    const { total, told } = weighFiles(/^everyday-.*\.js$/);
    expect(told.split("\n"), told).toHaveLength(1);
    expect(total, told).toBeLessThanOrEqual(25);
  });
});

/** The one way into demo mode, in web/lib/session/demo-door.ts. */
const isDemoDoor = (_: string, to: string) => to.endsWith("demo/page/demo.tsx");

describe("demo mode", () => {
  const entries = ["access.html", "index.html", "start-app.tsx", "trainee/area.tsx"];

  it.each(entries)("is reached from %s through its door only", (entry) => {
    expect(findImportPath(entry, "demo/", isDemoDoor)).toBeUndefined();
  });

  it("is behind that door", () => {
    expect(findImportPath("index.html", "demo/", () => false)).toContain("demo/page/demo.tsx");
  });

  it("keeps its server out of all pages' code", () => {
    const strangers = ["worker/", "durable/", "scripts/", "node_modules/sql.js/"];
    const carried = everyModule()
      .filter((path) => !path.endsWith(".wasm"))
      .filter((path) => strangers.some((each) => path.startsWith(each)));
    expect(carried).toEqual([]);
  });

  // Prayer times, their cities and Ramadan are 36 kB of it, the ready weeks of Ramadan 21, proofs of
  // transfers and moving in 14, with the picture of a sample transfer, a person's past in other apps 9.
  it("is a download of at most 1,183 kB", () => {
    const { total, told } = weighFiles(/^(demo-server-.*\.js|sql-wasm-.*\.wasm|library-.*\.bin)$/);
    expect(told.split("\n"), told).toHaveLength(3);
    expect(total, told).toBeLessThanOrEqual(1183);
  });
});

/**
 * The ways into prayer times and the Hijri calendar, for people who open or choose them; the trainer's are Ramadan's days,
 * the questions of its evenings, the texts to send in it and lighter training.
 */
const prayersDoors = [
  "prayers/settings.tsx",
  "prayers/hijri-text.tsx",
  "admin/overview/ramadan-evenings.tsx",
  "admin/chat/replies/ramadan-starters.tsx",
  "admin/settings/ramadan-tab.tsx",
  "admin/trainee-jobs/day-fields.tsx",
];
const isPrayersDoor = (_: string, to: string) => prayersDoors.some((door) => to.endsWith(door));

describe("prayer times and the Hijri calendar", () => {
  const entries = ["access.html", "index.html", "start-app.tsx", "trainee/area.tsx"];

  it.each(entries)("are reached from %s through their doors only", (entry) => {
    expect(findImportPath(entry, "domain/prayers/", isPrayersDoor)).toBeUndefined();
    expect(findImportPath(entry, "node_modules/adhan/", isPrayersDoor)).toBeUndefined();
  });

  it("are behind those doors", () => {
    const path = findImportPath("start-app.tsx", "domain/prayers/cities.json", () => false);
    expect(path).toContain("prayers/settings.tsx");
  });
});

describe("the trainer's modules", () => {
  it.each(["access.html", "index.html", "start-app.tsx", "trainee/area.tsx"])(
    "are reached from %s through the router's door only",
    (entry) => {
      expect(findImportPath(entry, "web/admin/", isAdminDoor)).toBeUndefined();
    },
  );

  it("are behind that door", () => {
    expect(findImportPath("start-app.tsx", "web/admin/", () => false)).toContain("admin/area.tsx");
  });
});
