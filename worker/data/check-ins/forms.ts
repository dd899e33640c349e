import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { askedCounts, maxForms, type Question } from "../../../domain/check-ins/questions.ts";
import type { CheckInForm, FormContent } from "../../../domain/contract/check-ins/forms.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { preparedList } from "../../db/prepared.ts";
import { checkInForms } from "../../db/schema.ts";
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
 * Archives a form or brings it back; a repetition changes nothing.
 * @returns false if it is unknown
 */
export async function setArchived(
  { db, now }: TrainerScope,
  id: string,
  isArchived: boolean,
): Promise<boolean> {
  const { rows } = await batchOf(db, {
    written: db
      .update(t)
      .set({ archivedAt: isArchived ? now : null })
      .where(and(eq(t.id, id), isArchived ? isNull(t.archivedAt) : undefined)),
    rows: db.select({ id: t.id }).from(t).where(eq(t.id, id)),
  });
  return rows.length > 0;
}
