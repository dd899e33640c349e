import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { newId } from "../../../domain/id.ts";
import { root } from "../../../scripts/lib/install.mjs";
import { m } from "../../../web/paraglide/messages.js";
import { dataOf } from "../../../web/trainee/every-data.ts";
import { screen as home } from "../../../web/trainee/home/declaration.ts";
import type { Follow, ScreenData } from "../../../web/trainee/screen-data.ts";
import { type DeclaredScreen, traineeScreens } from "../../../web/trainee/screens.ts";

const trainee = [{ ...home, file: "./home/declaration.ts" }, ...traineeScreens];

const told = (follow: Follow) =>
  typeof follow === "string" ? "" : ` unless ${follow.unlessWriting.slice(1).join(" ")} is written`;

/** A question's key without the day of which it is asked. */
const withoutDay = (key: readonly unknown[]) => key.filter((part) => !/^\d{4}-/.test(String(part)));

const linesOfData = async ({ opened, reads = [], offeredOffline }: ScreenData) => [
  ...[await opened()].flatMap((asked) =>
    asked ? [`opens with ${withoutDay(asked.key).join(" ")}`] : [],
  ),
  ...(offeredOffline ? ["offered without a network"] : []),
  ...reads.map(({ key, cached, follows = {} }) => {
    const news = Object.entries(follows).filter(([, follow]) => follow !== "never");
    const after = news.map(([each, follow]) => each + told(follow)).join(", ");
    return `reads ${key.join(" ")}${cached ? ", cached" : ""}${after && `; asks anew after ${after}`}`;
  }),
];

const linesOfMenu = ({ title, menu }: DeclaredScreen): string[] =>
  menu
    ? [
        `menu ${menu.place} ${menu.icon} «${(menu.label ?? title)()}»${menu.counts ? ", counts what is unread" : ""}`,
      ]
    : [];

const filesBeside = (area: string, file: string) =>
  readdirSync(join(root, area, file, ".."))
    .filter((name) => /^(screen|skeleton|data|writes|unsent-label)\.tsx?$/.test(name))
    .join(" ");

async function tell(screen: (typeof trainee)[number]): Promise<string> {
  const { path, title, file } = screen;
  const data = dataOf(file);
  const lines = [
    `${file.slice(2, -"/declaration.ts".length)}: ${filesBeside("web/trainee", file)}`,
    ...linesOfMenu(screen),
    ...(data ? await linesOfData(data) : []),
  ];
  return [`${path} «${title()}»`, ...lines.map((line) => `  ${line}`), ""].join("\n");
}

describe("the screens", () => {
  it("are those that were reviewed", async () => {
    const page = (await Promise.all(trainee.map(tell))).join("");
    await expect(page).toMatchFileSnapshot("./screens.txt");
  });

  it("have each a place of their own in the menu", () => {
    const places = trainee.flatMap(({ menu }) => menu?.place ?? []);
    expect(new Set(places).size).toBe(places.length);
  });

  it("call each write that waits by a name of its own", async () => {
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
