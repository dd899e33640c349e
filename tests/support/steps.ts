import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { hashToken, newSecretToken } from "../../worker/tokens/secret-token.ts";

interface Day {
  date: string;
  steps: number;
  target?: number;
  source?: "hand" | "link";
  handSteps?: number | null;
}

/** Rows of a trainee's days. */
export async function makeSteps(traineeId: string, days: readonly Day[]): Promise<void> {
  await env.DB.batch(
    days.map(({ date, steps, target = 3000, source = "hand", handSteps = null }) =>
      env.DB.prepare(
        `insert into trainee_steps (id, trainee_id, date, steps, target_steps, source, hand_steps,
           created_at, updated_at)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, 1)`,
      ).bind(newId(), traineeId, date, steps, target, source, handSteps),
    ),
  );
}

/** A trainee's rows, oldest first. */
export async function stepRows(traineeId: string) {
  const { results } = await env.DB.prepare(
    `select date, steps, target_steps as target, source from trainee_steps
     where trainee_id = ? order by date`,
  )
    .bind(traineeId)
    .all<Required<Day>>();
  return results;
}

/** @returns the token of a valid link */
export async function makeStepLink(traineeId: string): Promise<string> {
  const token = newSecretToken();
  await env.DB.prepare(
    "insert into step_links (trainee_id, token_hash, created_at) values (?1, ?2, 1)",
  )
    .bind(traineeId, await hashToken(token))
    .run();
  return token;
}
