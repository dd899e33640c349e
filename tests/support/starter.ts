import { env } from "cloudflare:workers";
import { applyStarter } from "../../scripts/library/apply.ts";
import type { StarterPart } from "../../scripts/library/starter-tables.ts";
import type { StarterDatabase } from "../../worker/data/operations/starter-library.ts";

/** The starter library. */
export const starter = JSON.parse(env.STARTER) as StarterPart[];

export const starterDatabase: StarterDatabase = {
  read: async (sql) => (await env.DB.prepare(sql).all()).results,
  write: async (statements) => {
    await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  },
};

export const writeStarter = () => applyStarter(starterDatabase, starter);
