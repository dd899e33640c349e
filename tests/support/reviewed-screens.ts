import { readFileSync } from "node:fs";

const page = readFileSync("tests/unit/web/screens.txt", "utf8");

/** The labels of an area's side menu in order, from the reviewed list of screens. */
export const reviewedMenu = (area: "trainee" | "admin"): string[] =>
  page
    .split(/^(?=\/)/m)
    .filter((screen) => screen.startsWith(`/${area}`))
    .flatMap((screen) => {
      const [, place, label] = /^ {2}menu ([\d.]+) .*«(.*)»/m.exec(screen) ?? [];
      return label === undefined ? [] : [{ place: Number(place), label }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ label }) => label);
