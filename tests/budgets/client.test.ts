import { describe, expect, it } from "vitest";
import {
  everyModule,
  findWay,
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

describe("what visitors load before a screen answers", () => {
  it("knows the screens", () => expect(screens.length).toBeGreaterThanOrEqual(5));

  it.each(screens)("is at most 80 kB of JavaScript on %s", (screen) => {
    const { total, told } = weigh(loadedWith(["access.html", start, screen]));
    expect(total, told).toBeLessThanOrEqual(80);
  });
});

describe("what the trainee's home loads", () => {
  it("is at most 155 kB of JavaScript in all", () => {
    const { total, told } = weigh(loadedWith(["index.html", "start-app.tsx", "trainee/area.tsx"]));
    expect(total, told).toBeLessThanOrEqual(155);
  });
});

/** What a screen asks for by itself once it stands there; each file of it costs a phone a millisecond or more. */
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
    most: { files: 13, kB: 26 },
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
    most: { files: 16, kB: 36 },
  },
];

describe("what comes behind a screen", () => {
  it.each(behind)("is little, in few files, behind $screen", ({ known, doors, most }) => {
    const before = new Set(loadedWith(known));
    const late = loadedWith(doors).filter((key) => !before.has(key));
    const { total, told } = weigh(late);
    expect(late.length, told).toBeGreaterThan(doors.length);
    expect(late.length, told).toBeLessThanOrEqual(most.files);
    expect(total, told).toBeLessThanOrEqual(most.kB);
  });
});

/** The one way into demo mode, in web/lib/session/demo-door.ts. */
const isDemoDoor = (_: string, to: string) => to.endsWith("demo/page/demo.tsx");

describe("demo mode", () => {
  const entries = ["access.html", "index.html", "start-app.tsx", "trainee/area.tsx"];

  it.each(entries)("is reached from %s through its door only", (entry) => {
    expect(findWay(entry, "demo/", isDemoDoor)).toBeUndefined();
  });

  it("is behind that door", () => {
    expect(findWay("index.html", "demo/", () => false)).toContain("demo/page/demo.tsx");
  });

  it("keeps its server out of every page's code", () => {
    const strangers = ["worker/", "durable/", "scripts/", "node_modules/sql.js/"];
    const carried = everyModule()
      .filter((path) => !path.endsWith(".wasm"))
      .filter((path) => strangers.some((each) => path.startsWith(each)));
    expect(carried).toEqual([]);
  });

  it("is at most 1,040 kB on its way to whoever enters it", () => {
    const { total, told } = weighFiles(/^(demo-server-.*\.js|sql-wasm-.*\.wasm|library-.*\.bin)$/);
    expect(told.split("\n"), told).toHaveLength(3);
    expect(total, told).toBeLessThanOrEqual(1040);
  });
});

describe("the trainer's modules", () => {
  it.each(["access.html", "index.html", "start-app.tsx", "trainee/area.tsx"])(
    "are reached from %s through the router's door only",
    (entry) => {
      expect(findWay(entry, "web/admin/", isAdminDoor)).toBeUndefined();
    },
  );

  it("are behind that door", () => {
    expect(findWay("start-app.tsx", "web/admin/", () => false)).toContain("admin/area.tsx");
  });
});
