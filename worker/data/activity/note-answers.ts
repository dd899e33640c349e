import { sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { notes } from "../../db/schema.ts";

/** Written as the partial index has it, so that it serves. */
export const isUnanswered = sql`answered_at is null and is_private = 0 and author_id = trainee_id
  and type in ('complaint', 'question', 'health')`;

/**
 * The statement that notes the same of whatever a trainee had asked until one instant, said at
 * another: by this it is known again.
 */
export const settleNotes = prepared((db) =>
  db
    .update(notes)
    .set({ answeredAt: sql`${sql.placeholder("at")}` })
    .where(
      sql`trainee_id = ${sql.placeholder("traineeId")}
        and created_at <= ${sql.placeholder("through")} and ${isUnanswered}`,
    ),
);

/** The statement that takes back what was said of them at once; it stands before the mark's own end. */
export const unsettleNotes = prepared((db) =>
  db
    .update(notes)
    .set({ answeredAt: null })
    .where(
      sql`trainee_id = ${sql.placeholder("traineeId")}
        and answered_at = (select created_at from attention_marks
          where trainee_id = ${sql.placeholder("traineeId")} and reason = 'note' and not_before is null)`,
    ),
);

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

/**
 * The statement that notes the same by what the trainer wrote into the conversation: one message to many at
 * once answers nobody.
 */
export const answerNotesByMessages = prepared((db) => {
  const answeredAt = sql`(select max(value ->> '$.at') from json_each(${sql.placeholder("written")})
    where value ->> '$.clientId' not in (select id from trainee_jobs))`;
  return db
    .update(notes)
    .set({ answeredAt })
    .where(
      sql`trainee_id = ${sql.placeholder("traineeId")} and created_at <= ${answeredAt}
        and ${isUnanswered}`,
    );
});
