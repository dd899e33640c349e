import { sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { notes } from "../../db/schema.ts";

/** Written as the partial index has it, so that it serves. */
export const isUnanswered = sql`answered_at is null and is_private = 0 and author_id = trainee_id
  and type in ('complaint', 'question', 'health')`;

/** The statement that notes that the trainer answered whatever a trainee had asked until an instant. */
export const answerNotes = prepared((db) =>
  db
    .update(notes)
    .set({ answeredAt: sql`${sql.placeholder("at")}` })
    .where(
      sql`trainee_id = ${sql.placeholder("traineeId")}
        and created_at <= ${sql.placeholder("at")} and ${isUnanswered}`,
    ),
);
