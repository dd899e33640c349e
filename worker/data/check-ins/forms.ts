import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { undoableMs } from "../../../domain/changes/undo.ts";
import { askedCounts, maxForms, type Question } from "../../../domain/check-ins/questions.ts";
import type { CheckInForm, FormContent } from "../../../domain/contract/check-ins/forms.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { preparedList } from "../../db/prepared.ts";
import { checkInForms, checkInSchedules } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";

const t = checkInForms;

const columns = {
  id: t.id,
  name: t.name,
  englishName: t.englishName,
  questions: t.questions,
  revision: t.revision,
  people: sql<number>`(select count(*) from check_in_schedules s
    join trainee_profiles p on p.id = s.trainee_id and p.status = 'active'
    where s.form_id = "check_in_forms"."id")`.as("form_people"),
  updatedAt: t.updatedAt,
};

type Row = Omit<CheckInForm, "questions"> & { questions: readonly Question[] };
const formOf = ({ questions, ...row }: Row): CheckInForm =>
  ({ ...row, questions: [...questions] }) as CheckInForm;

const offered = preparedList((db) =>
  db.select(columns).from(t).where(isNull(t.archivedAt)).orderBy(desc(t.updatedAt), desc(t.id)),
);

/** All forms that are not archived; the last edited comes first. */
export async function listForms({ db }: TrainerScope): Promise<CheckInForm[]> {
  const { rows } = await batchOf(db, { rows: offered(db, {}) });
  return rows.map(formOf);
}

const formById = ({ db }: TrainerScope, id: string) =>
  db
    .select({ ...columns, archivedAt: t.archivedAt })
    .from(t)
    .where(eq(t.id, id));

/** A form, archived or not. */
export async function getForm(scope: TrainerScope, id: string): Promise<CheckInForm | undefined> {
  const { rows } = await batchOf(scope.db, { rows: formById(scope, id) });
  const [row] = rows;
  if (!row) return undefined;
  const { archivedAt: _, ...form } = row;
  return formOf(form);
}

/**
 * Stores a new form, or replaces an edited revision.
 * @returns the form as it is; another one's content or a lower revision if nothing was written
 */
export async function putForm(
  scope: TrainerScope,
  id: string,
  { name, englishName, questions, revision }: FormContent,
): Promise<CheckInForm | undefined> {
  const { db, now } = scope;
  const content = {
    name,
    englishName,
    questions,
    askedCounts: askedCounts(questions),
    updatedAt: now,
  };
  const { rows } = await batchOf(db, {
    created:
      revision === null
        ? insertSelect(
            db,
            t,
            { id, ...content, revision: 1, createdAt: now },
            sql`where (select count(*) from check_in_forms where archived_at is null) < ${maxForms}`,
          ).onConflictDoNothing()
        : undefined,
    replaced:
      revision === null
        ? undefined
        : db
            .update(t)
            .set({ ...content, revision: revision + 1 })
            .where(and(eq(t.id, id), eq(t.revision, revision), isNull(t.archivedAt))),
    rows: formById(scope, id),
  });
  const [row] = rows;
  if (!row || row.archivedAt !== null) return undefined;
  const { archivedAt: _, ...form } = row;
  return formOf(form);
}

/**
 * Archives a form; a repetition changes nothing.
 * @returns false if it is unknown
 */
export async function archiveForm({ db, now }: TrainerScope, id: string): Promise<boolean> {
  const { rows } = await batchOf(db, {
    written: db
      .update(t)
      .set({ archivedAt: now })
      .where(and(eq(t.id, id), isNull(t.archivedAt))),
    rows: db.select({ id: t.id }).from(t).where(eq(t.id, id)),
  });
  return rows.length > 0;
}

/**
 * Brings an archived form back with its people; a repetition changes nothing. After the time of an undo nobody is told
 * that they missed what was due meanwhile: their times begin anew.
 * @returns undefined if it is unknown, false if there are as many forms as can be
 */
export async function restoreForm(
  { db, now }: TrainerScope,
  id: string,
): Promise<boolean | undefined> {
  const hasRoom = sql`(select count(*) from check_in_forms where archived_at is null) < ${maxForms}`;
  const { rows } = await batchOf(db, {
    begun: db
      .update(checkInSchedules)
      .set({ since: now, updatedAt: now })
      .where(
        sql`${checkInSchedules.formId} = ${id} and ${hasRoom} and exists (select 1 from check_in_forms
          where id = ${id} and archived_at < ${now - undoableMs.removal})`,
      ),
    written: db
      .update(t)
      .set({ archivedAt: null })
      .where(and(eq(t.id, id), sql`${t.archivedAt} is not null`, hasRoom)),
    rows: db.select({ archivedAt: t.archivedAt }).from(t).where(eq(t.id, id)),
  });
  const [row] = rows;
  return row && row.archivedAt === null;
}
