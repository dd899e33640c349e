import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newId } from "../../../domain/id.ts";
import { root } from "../../../scripts/lib/install.mjs";
import { type AdminScreen, adminScreens } from "../../../web/admin/screens.ts";
import { m } from "../../../web/paraglide/messages.js";
import { dataOf } from "../../../web/trainee/every-data.ts";
import { screen as home } from "../../../web/trainee/home/declaration.ts";
import type { Follow, ScreenData } from "../../../web/trainee/screen-data.ts";
import { type DeclaredScreen, traineeScreens } from "../../../web/trainee/screens.ts";
import { onDevice } from "../../support/local-storage.ts";
import { signInAs } from "../../support/signed-in.ts";

// A screen may open with a query of the person.
beforeEach(() => {
  onDevice();
  signInAs("trainee");
});

const trainee = [{ ...home, file: "./home/declaration.ts" }, ...traineeScreens];

const exceptionOf = (follow: Follow) =>
  typeof follow === "string" ? "" : ` unless ${follow.unlessWriting.slice(1).join(" ")} is written`;

/** A query's key without its day. */
const withoutDay = (key: readonly unknown[]) => key.filter((part) => !/^\d{4}-/.test(String(part)));

const linesOfData = async ({ opened, reads = [], offeredOffline }: ScreenData) => [
  ...[await opened()].flatMap((asked) =>
    asked ? [`opens with ${withoutDay(asked.key).join(" ")}`] : [],
  ),
  ...(offeredOffline ? ["offered without a network"] : []),
  ...reads.map(({ key, cached, follows = {} }) => {
    const news = Object.entries(follows);
    const after = news.map(([each, follow]) => each + exceptionOf(follow)).join(", ");
    return `reads ${key.join(" ")}${cached ? ", cached" : ""}${after && `; refetches after ${after}`}`;
  }),
];

const lineOfMenu = (place: number, icon: string, label: string, counts?: string) =>
  `menu ${place} ${icon} «${label}»${counts ? `, counts ${counts}` : ""}`;

const linesOfMenu = ({ title, menu }: DeclaredScreen): string[] =>
  menu
    ? [lineOfMenu(menu.place, menu.icon, (menu.label ?? title)(), menu.counts && "notifications")]
    : [];

const linesOfPanel = ({ title, icon, menu }: AdminScreen): string[] => {
  if (!icon) return [];
  if (!menu) return [`palette ${icon}`];
  return [
    lineOfMenu(menu.place, icon, title(), menu.counts),
    ...(menu.onPhones ? ["within reach on phones"] : []),
  ];
};

const filesBeside = (area: string, file: string) =>
  readdirSync(join(root, area, file, ".."))
    .filter((name) => /^(screen|skeleton|data|writes|unsent-label|home-line)\.tsx?$/.test(name))
    .join(" ");

interface Told {
  path: string;
  title: () => string;
  file: string;
}

const tell = (area: string, { path, title, file }: Told, lines: readonly string[]): string => {
  const folder = file.slice(2, -"/declaration.ts".length);
  const all = [`${folder}: ${filesBeside(area, file)}`, ...lines];
  return [`${path} «${title()}»`, ...all.map((line) => `  ${line}`), ""].join("\n");
};

async function tellOfTrainee(screen: (typeof trainee)[number]): Promise<string> {
  const data = dataOf(screen.file);
  const lines = [...linesOfMenu(screen), ...(data ? await linesOfData(data) : [])];
  return tell("web/trainee", screen, lines);
}

const tellOfTrainer = (screen: AdminScreen) => tell("web/admin", screen, linesOfPanel(screen));

describe("the screens", () => {
  it("match the reviewed list", async () => {
    const page = [
      ...(await Promise.all(trainee.map(tellOfTrainee))),
      ...adminScreens.map(tellOfTrainer),
    ];
    await expect(page.join("")).toMatchFileSnapshot("./screens.txt");
  });

  it.each([
    ["trainee's", trainee],
    ["trainer's", adminScreens],
  ])("have distinct places in the %s menu", (_, screens) => {
    const places = screens.flatMap(({ menu }) => menu?.place ?? []);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(["web/trainee", "web/admin"])("of %s each have a declaration and its code", (area) => {
    const foldersOf = (name: string) =>
      readdirSync(join(root, area), { recursive: true, encoding: "utf8" })
        .filter((path) => basename(path) === name)
        .map((path) => dirname(path));
    expect(foldersOf("screen.tsx").toSorted()).toEqual(foldersOf("declaration.ts").toSorted());
  });

  it("have a label for each pending write", async () => {
    vi.resetModules();
    const { queryClient } = await import("../../../web/lib/session/query-client.ts");
    const define = vi.spyOn(queryClient, "setMutationDefaults");
    await import("../../../web/trainee/writes.ts");
    const { labelOf } = await import("../../../web/trainee/offline/labels.ts");
    const titles = define.mock.calls.map(([key]) => {
      const variables = { id: newId(), kind: "add", sets: [] };
      return [key.join(" "), labelOf({ key, variables }).title];
    });
    expect(titles.length).toBeGreaterThan(7);
    expect(titles.filter(([, title]) => title === m.offline_waiting_title())).toEqual([]);
  });
});
