import { type SQL, sql } from "drizzle-orm";
import { foldForSearch } from "../../../domain/arabic.ts";
import { addressOf, localPhone } from "../../../domain/contact.ts";
import type { ImportedTrainee } from "../../../domain/contract/copies/imports.ts";
import { decoded } from "../../db/decoded.ts";
import type { TrainerScope } from "../scope.ts";

/** An existing person with the address, number or name of a row. */
export interface PersonThere {
  by: "email" | "phone" | "name";
  /** The address, the number in the form of `localPhone`, or the folded name. */
  key: string;
  email: string | null;
  name: string | null;
  /** The person's values of a sheet, as stored. */
  stored: Record<string, unknown>;
}

/** The owners of some addresses or numbers, and the namesakes of people with neither. */
export async function findPeopleThere(
  { db }: TrainerScope,
  rows: readonly Pick<ImportedTrainee, "email" | "phone" | "name">[],
): Promise<PersonThere[]> {
  const emails = JSON.stringify(rows.flatMap(({ email }) => email ?? []));
  const phones = JSON.stringify(rows.flatMap(({ phone }) => (phone ? [localPhone(phone)] : [])));
  const names = JSON.stringify(rows.flatMap((row) => aloneOf(row)?.name ?? []));
  const person = {
    email: decoded(sql<string | null>`a.email`, addressOf).as("there_email"),
    name: sql<string | null>`p.name`.as("there_name"),
    stored: sql<string>`json_object('phone', p.phone, 'gender', p.gender, 'age', p.age,
      'bloodType', p.blood_type, 'height', p.height, 'targetWeight', p.target_weight)`.as(
      "there_values",
    ),
  };
  const matches = (by: PersonThere["by"], from: SQL) =>
    db
      .select({
        ...person,
        by: sql<PersonThere["by"]>`${by}`.as("there_by"),
        key: sql<string>`k.value`.as("there_key"),
      })
      .from(from);
  const account = sql`join accounts a on a.id = p.id`;
  const found = await db.batch([
    matches(
      "email",
      sql`json_each(${emails}) k join accounts a on a.email = k.value
        left join trainee_profiles p on p.id = a.id`,
    ),
    matches("phone", sql`json_each(${phones}) k ${ownersOfPhone(sql`k.value`)} ${account}`),
    matches("name", sql`json_each(${names}) k ${namesakesOf(sql`k.value`)} ${account}`),
  ]);
  return found.flat().map((each) => ({ ...each, stored: JSON.parse(each.stored) }));
}

/** Joins the people of a number; it is the last line of their search text. */
export const ownersOfPhone = (phone: SQL) =>
  sql`join trainee_search_words w on w.word = ${phone}
    join trainee_profiles p on p.id = w.trainee_id
      and substr(p.search, -length(${phone}) - 1) = char(10) || ${phone}`;

/** Joins the people of a folded name; it is the first line of the search text, which has an index. */
export const namesakesOf = (name: SQL) =>
  sql`join trainee_profiles p
    on p.search >= ${name} || char(10) and p.search < ${name} || char(11)`;

/** The number, or else the name, by which a person without an address is known; undefined with one. */
export function aloneOf({
  email,
  phone,
  name,
}: Pick<ImportedTrainee, "email" | "phone" | "name">):
  | { phone: string | null; name: string | null }
  | undefined {
  if (email !== null) return undefined;
  return phone === null
    ? { phone: null, name: foldForSearch(name) }
    : { phone: localPhone(phone), name: null };
}
