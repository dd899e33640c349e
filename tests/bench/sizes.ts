import { buildProduct } from "../../scripts/lib/build.ts";
import { say } from "../../scripts/lib/message.mjs";
import { table } from "./lib/report.ts";

/** What people load before each part of the product, and what comes later for one part alone. */
const ways = [
  { to: "visitor", through: ["access.html", "access/start.tsx"] },
  { to: "trainee", through: ["index.html", "start-app.tsx", "trainee/area.tsx"] },
  { to: "trainer", through: ["index.html", "start-app.tsx", "admin/area.tsx"] },
];

/** kB of JavaScript after gzip: nothing to be judged here, the budgets do that in `npm test`. */
export async function benchSizes(): Promise<boolean> {
  await buildProduct();
  const { laterOf, loadedWith, reach, weigh } = await import("../budgets/built-client.ts");
  const doors = ways.flatMap(({ through }) => through);
  const rows = ways.flatMap(({ to, through }) => {
    const first = loadedWith(through);
    const isLater = (part: string) => !first.includes(part) && !doors.includes(part);
    const reached = reach(through, (part) => loadedWith([part]).flatMap(laterOf).filter(isLater));
    const weightWith = (parts: string[]) => weigh(loadedWith([...through, ...parts])).total;
    return [
      { part: to, more: weightWith([]) },
      ...reached
        .filter(isLater)
        .map((part) => ({ part: `${to}: ${part}`, more: weightWith([part]) - weightWith([]) })),
    ];
  });
  say(JSON.stringify({ bench: "sizes", unit: "kB after gzip", rows }));
  say(table(rows));
  return true;
}
