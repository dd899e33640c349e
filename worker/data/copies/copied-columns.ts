import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { TableFacts, TableWithFacts } from "../../db/schema/facts.ts";
import { tablesWithFacts } from "../../db/table-facts.ts";

/*
 * The tables of every copy: a trainee's own, the trainer's of one trainee, and the archive of the whole business.
 * Their columns are facts of the database's tables. Instants end in `At`; days are the person's own.
 */

type Side = "copied" | "archived";

/** The copied tables of which a table's facts have the columns, with all columns that the table itself has. */
type ListsOf<Row, Of extends Side> =
  Row extends TableWithFacts<string, infer Stored, { readonly [Each in Of]: infer Copied }>
    ? {
        [Name in keyof Copied & string]: Copied[Name] extends readonly (infer Column)[]
          ? { name: Name; column: Column; stored: Stored }
          : never;
      }[keyof Copied & string]
    : never;
type Row = (typeof tablesWithFacts)[number];
type PersonList = ListsOf<Row, "copied">;
type BusinessList = ListsOf<Row, "archived">;

/** The messages, which the conversation's object has. */
const messages = [
  "number",
  "from",
  "kind",
  "text",
  "file",
  "contactName",
  "contactPhone",
  "seconds",
  "sentAt",
  "writtenAt",
] as const;

export type PersonTable = PersonList["name"] | "messages";
export type BusinessTable = BusinessList["name"];
export type CopiedTable = PersonTable | BusinessTable;
/** All tables except the messages are in the database. */
export type StoredTable = Exclude<CopiedTable, "messages">;
export type StoredPersonTable = Exclude<PersonTable, "messages">;

/** The trainer's copies have private notes. */
type TrainersColumn<Table> = Table extends "notes"
  ? "isPrivate"
  : Table extends "checkIns"
    ? "privateNote"
    : never;
/** The owner's column in a table of all people. */
export type OwnerColumn = "trainee" | "traineeEmail";
export type ColumnOf<Table extends CopiedTable> =
  | Extract<PersonList | BusinessList, { name: Table }>["column"]
  | (Table extends "messages" ? (typeof messages)[number] : never)
  | TrainersColumn<Table>;
export type CopiedColumn = { [Table in CopiedTable]: ColumnOf<Table> }[CopiedTable] | OwnerColumn;

/** The columns that the database's table of a copied one has. */
export type StoredColumn<Table extends StoredTable> = Extract<
  PersonList | BusinessList,
  { name: Table }
>["stored"];

/** The order of the tables in a copy. A table without a place here stands at `others`. */
const order: readonly (CopiedTable | "others")[] = [
  "plans",
  "invitations",
  "exercises",
  "meals",
  "mealFoods",
  "templates",
  "templateExercises",
  "templateMeals",
  "savedReplies",
  "sentNotifications",
  "settings",
  "account",
  "profile",
  "subscriptions",
  "absences",
  "payments",
  "openingBalances",
  "paymentProofs",
  "weights",
  "measurements",
  "nutritionTargets",
  "notes",
  "weeks",
  "scheduledExercises",
  "performedSets",
  "pastDays",
  "scheduledMeals",
  "ownMeals",
  "favouriteFoods",
  "ownFoods",
  "steps",
  "performance",
  "others",
  "notifications",
  "messages",
  "sessions",
];

type Columns = readonly [table: string, columns: readonly string[]];
type ColumnsByTable<Table extends CopiedTable> = {
  readonly [Name in Table]: readonly ColumnOf<Name>[];
};

function inOrder<Table extends CopiedTable>(tables: readonly Columns[]) {
  const placeOf = ([table]: Columns) => {
    const place = order.indexOf(table as CopiedTable);
    return place < 0 ? order.indexOf("others") : place;
  };
  const sorted = tables.toSorted((one, other) => placeOf(one) - placeOf(other));
  return Object.fromEntries(sorted) as ColumnsByTable<Table>;
}

const listsIn = (side: Side) =>
  tablesWithFacts.flatMap(({ table, facts }) => {
    const { [side]: copied }: TableFacts = facts;
    return typeof copied === "object"
      ? Object.entries(copied).flatMap(([name, columns]) =>
          columns === "joined" ? [] : [{ name, columns, table }],
        )
      : [];
  });
const lists = { person: listsIn("copied"), business: listsIn("archived") };
const columnsOf = ({ name, columns }: (typeof lists.person)[number]): Columns => [name, columns];

/** The tables of a person, with their columns. */
export const personColumns = inOrder<PersonTable>([
  ...lists.person.map(columnsOf),
  ["messages", messages],
]);
/** The tables of the business: the trainer's own work and settings. */
export const businessColumns = inOrder<BusinessTable>(lists.business.map(columnsOf));

/** The database's table of each copied one. */
export const storedTables = Object.fromEntries(
  [...lists.person, ...lists.business].map(({ name, table }) => [name, table]),
) as Record<StoredTable, SQLiteTable>;
