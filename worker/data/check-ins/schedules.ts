import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CheckInTerms } from "../../../domain/check-ins/terms.ts";
import type { CheckInEvery, CheckInTimes } from "../../../domain/check-ins/when.ts";
import type { FormSchedules } from "../../../domain/contract/check-ins/schedules.ts";
import { newId } from "../../../domain/id.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { preparedList } from "../../db/prepared.ts";
import { checkInForms, checkInSchedules, traineeProfiles } from "../../db/schema.ts";
import { tellMany } from "../plumbing/outbox.ts";
import type { TrainerScope } from "../scope.ts";

/** The trainer's scope, or the connection of a scheduled job. */
type Reading = Pick<TrainerScope, "db">;

const t = checkInSchedules;
const [f, p] = [checkInForms, traineeProfiles];

/** An active trainee, with the present times of the form. */
interface PersonOfForm {
  traineeId: string;
  name: string;
  weekday: number | null;
  minute: number | null;
  every: CheckInEvery | null;
  startsOn: string | null;
}

const peopleOf = preparedList((db) =>
  db
    .select({
      traineeId: p.id,
      name: p.name,
      weekday: t.weekday,
      minute: t.minute,
      every: t.every,
      startsOn: t.startsOn,
    })
    .from(p)
    .leftJoin(t, and(eq(t.traineeId, p.id), eq(t.formId, sql.placeholder("formId"))))
    .where(eq(p.status, "active"))
    .orderBy(asc(p.search), asc(p.id)),
);

/** A form's times of everybody, and all active trainees by name. */
interface FormWithPeople {
  everybody: CheckInTerms | null;
  people: PersonOfForm[];
}

const formPeople = (db: Database, formId: string) => ({
  forms: db
    .select({ everybody: f.everybody })
    .from(f)
    .where(and(eq(f.id, formId), isNull(f.archivedAt))),
  people: peopleOf(db, { formId }),
});

const toFormWithPeople = (
  [form]: readonly Pick<FormWithPeople, "everybody">[],
  people: PersonOfForm[],
): FormWithPeople | undefined => form && { everybody: form.everybody, people };

/** Undefined if the form is unknown or archived. */
export async function getFormPeople(
  { db }: Reading,
  formId: string,
): Promise<FormWithPeople | undefined> {
  const { forms, people } = await batchOf(db, formPeople(db, formId));
  return toFormWithPeople(forms, people);
}

/** The times of everybody, and of the people who have the form. */
export const toSchedules = ({ everybody, people }: FormWithPeople): FormSchedules => ({
  everybody: everybody && { ...everybody, weekdays: [...everybody.weekdays] },
  people: people.flatMap(({ traineeId, name, weekday, minute, every, startsOn }) =>
    weekday === null || minute === null || every === null || startsOn === null
      ? []
      : [{ traineeId, name, weekday, minute, every, startsOn }],
  ),
});

/** A person's times. */
interface PersonTimes extends Omit<CheckInTimes, "since"> {
  traineeId: string;
}

/**
 * Gives a form to these people alone, at these times. Times that stay the same keep their due days; new ones count from
 * now.
 * @returns what is stored; undefined if the form is unknown or archived
 */
export async function setFormPeople(
  { db, now }: TrainerScope,
  formId: string,
  { everybody, people: given }: { everybody: CheckInTerms | null; people: readonly PersonTimes[] },
): Promise<FormWithPeople | undefined> {
  const rows = timesRows(given, now);
  const isChosen = sql`trainee_id in (select value ->> 1 from json_each(${rows}))`;
  const { forms, people } = await batchOf(db, {
    told: tellMany(db, {
      people: sql`select trainee_id as id from check_in_schedules
        where form_id = ${formId} and not ${isChosen}
        union select value ->> 1 from json_each(${rows})`,
      event: { type: "trainee", traineeId: "", what: "check_in" },
      own: true,
      now,
    }),
    form: db
      .update(f)
      .set({ everybody })
      .where(and(eq(f.id, formId), isNull(f.archivedAt))),
    left: db.delete(t).where(and(eq(t.formId, formId), sql`not ${isChosen}`)),
    given: givenTimes(db, { formId, rows, now }).onConflictDoUpdate({
      target: [t.traineeId, t.formId],
      set: {
        weekday: sql`excluded.weekday`,
        minute: sql`excluded.minute`,
        every: sql`excluded.every`,
        startsOn: sql`excluded.starts_on`,
        since: sql`excluded.since`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`(weekday, minute, every, starts_on)
        is not (excluded.weekday, excluded.minute, excluded.every, excluded.starts_on)`,
    }),
    ...formPeople(db, formId),
  });
  return toFormWithPeople(forms, people);
}

/** The active trainees for a scheduled job. */
export const listPeopleOfForm = async (client: DatabaseClient, formId: string) =>
  (await getFormPeople({ db: connect(client) }, formId))?.people ?? [];

/**
 * Gives a form to further people; who has it already keeps the times.
 * @returns the number of people who have got it
 */
export async function addFormPeople(
  client: DatabaseClient,
  { formId, people, now }: { formId: string; people: readonly PersonTimes[]; now: number },
): Promise<number> {
  const db = connect(client);
  const rows = timesRows(people, now);
  const { given } = await batchOf(db, {
    given: givenTimes(db, { formId, rows, now }).onConflictDoNothing(),
  });
  return given.meta.changes;
}

const timesRows = (people: readonly PersonTimes[], now: number): string =>
  JSON.stringify(
    people.map(({ traineeId, weekday, minute, every, startsOn }) => [
      newId(now),
      traineeId,
      weekday,
      minute,
      every,
      startsOn,
    ]),
  );

/** Inserts a row for each of the times, of people and forms that exist. */
function givenTimes(
  db: Database,
  { formId, rows, now }: { formId: string; rows: string; now: number },
) {
  const value = (place: number): SQL => sql`given.value ->> ${sql.raw(String(place))}`;
  return insertSelect(
    db,
    t,
    {
      id: value(0),
      traineeId: sql`${p.id}`,
      formId: sql`${f.id}`,
      weekday: value(2),
      minute: value(3),
      every: value(4),
      startsOn: value(5),
      since: now,
      answeredOn: sql`(select max(due_on) from check_ins
        where check_ins.trainee_id = ${p.id} and check_ins.form_id = ${f.id})`,
      createdAt: now,
      updatedAt: now,
    },
    sql`from json_each(${rows}) given
      join ${p} on ${p.id} = given.value ->> 1
      join ${f} on ${f.id} = ${formId} and ${f.archivedAt} is null where true`,
  );
}
