import type { Bench } from "./lib/bench-run.ts";

/** What people load before each part of the product, and what comes later for one part alone. */
const ways = [
  { to: "visitor", through: ["access.html", "access/start.tsx"] },
  { to: "trainee", through: ["index.html", "start-app.tsx", "trainee/area.tsx"] },
  { to: "trainer", through: ["index.html", "start-app.tsx", "admin/area.tsx"] },
];

/** kB of JavaScript after gzip: nothing to be judged here, the budgets do that in `npm test`. */
export const benchSizes: Bench = async ({ judges }) => {
  const { laterOf, loadedWith, reach, weigh } = await import("../budgets/built-client.ts");
  const doors = ways.flatMap(({ through }) => through);
  const first = ways.map(({ to, through }) => ({
    part: to,
    more: weigh(loadedWith(through)).total,
  }));
  const laterParts = () =>
    ways.flatMap(({ to, through }, way) => {
      const before = loadedWith(through);
      const isLater = (part: string) => !before.includes(part) && !doors.includes(part);
      const reached = reach(through, (part) => loadedWith([part]).flatMap(laterOf).filter(isLater));
      return reached.filter(isLater).map((part) => ({
        part: `${to}: ${part}`,
        more: weigh(loadedWith([...through, part])).total - (first[way]?.more ?? Number.NaN),
      }));
    });
  const rows = [...first, ...(judges ? laterParts() : [])];
  return {
    figures: first.map(({ part, more }) => ({
      what: `before a ${part}`,
      figure: more,
      unit: "kB",
    })),
    tables: [{ rows }],
    readings: rows,
  };
};
