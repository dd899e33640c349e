import { sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { notes } from "../../db/schema.ts";

/** Spelled as in the partial index, so that SQLite uses it. */
export const isUnanswered = sql`answered_at is null and is_private = 0 and author_id = trainee_id
  and type in ('complaint', 'question', 'health')`;

/** Marks a trainee's notes up to one instant as answered at another, by which `unsettleNotes` finds them. */
export const settleNotes = prepared((db) =>
  db
    .update(notes)
    .set({ answeredAt: sql`${sql.placeholder("at")}` })
    .where(
      sql`trainee_id = ${sql.placeholder("traineeId")}
        and created_at <= ${sql.placeholder("through")} and ${isUnanswered}`,
    ),
);

/** Reverts `settleNotes`; comes before the deletion of the mark. */
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

/** Marks a trainee's notes up to an instant as answered. */
export const answerNotes = prepared((db) =>
  db
    .update(notes)
    .set({ answeredAt: sql`${sql.placeholder("at")}` })
    .where(
      sql`trainee_id = ${sql.placeholder("traineeId")}
        and created_at <= ${sql.placeholder("at")} and ${isUnanswered}`,
    ),
);

/** The same by the trainer's messages in the conversation; a message of a job answers nobody. */
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
