import { env } from "cloudflare:workers";
import type { SentStatement } from "./recorder.ts";

/** A step of SQLite's query plan. */
export interface PlanStep {
  id: number;
  parent: number;
  detail: string;
}

/** D1's query plan of each statement. */
export async function plansOf(statements: readonly SentStatement[]): Promise<PlanStep[][]> {
  const plans: PlanStep[][] = [];
  for (const part of partsOf(statements, 50)) {
    const explained = await env.DB.batch<PlanStep>(
      part.map(({ sql, values }) =>
        env.DB.prepare(`explain query plan ${sql}`).bind(...Array(values).fill(null)),
      ),
    );
    plans.push(...explained.map(({ results }) => results));
  }
  return plans;
}

function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** The lines of a plan, with inner steps indented. */
export function planLines(plan: readonly PlanStep[], parent = 0, depth = 0): string[] {
  return plan
    .filter((step) => step.parent === parent)
    .flatMap(({ id, detail }) => [
      `-- ${"  ".repeat(depth)}${detail.replace(/\b\d+(?=-ROW|ROWS)/, "N").trim()}`,
      ...planLines(plan, id, depth + 1),
    ]);
}
