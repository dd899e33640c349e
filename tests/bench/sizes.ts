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
  const { laterOf, loadedWith, weigh } = await import("../budgets/built-client.ts");
  const rows = ways.flatMap(({ to, through }) => {
    const first = loadedWith(through);
    const parts = new Set(through.slice(-1));
    for (const part of parts)
      for (const later of loadedWith([part]).flatMap(laterOf))
        if (!first.includes(later) && !ways.some(({ through }) => through.includes(later)))
          parts.add(later);
    const later = [...parts].slice(1).map((part) => {
      const all = loadedWith([...through, part]);
      return { part: `${to}: ${part}`, more: weigh(all).total - weigh(first).total };
    });
    return [{ part: to, more: weigh(first).total }, ...later];
  });
  say(JSON.stringify({ bench: "sizes", unit: "kB after gzip", rows }));
  say(table(rows));
  return true;
}
