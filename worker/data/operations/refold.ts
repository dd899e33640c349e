import { exerciseCategories, exerciseSearchText } from "../../../domain/libraries/exercises.ts";
import { mealSearchText } from "../../../domain/libraries/meal-search.ts";
import { traineeSearchText } from "../../../domain/list.ts";
import { templateSearchText } from "../../../domain/templates/templates.ts";
import { jsonRows } from "../../db/json-rows.ts";

interface Row {
  id: string;
  search: string;
}

/** A table with a search text folded from its own columns. */
interface Searched {
  table: string;
  read: string;
  fold(row: Row): string;
}

const searched = <Texts>(
  table: string,
  read: string,
  fold: (texts: Texts) => string,
): Searched => ({ table, read, fold: (row) => fold(row as Row & Texts) });

/** Foods are left out: their other names are in the starter data alone, which rewrites them. */
const searchedTables: readonly Searched[] = [
  searched(
    "exercises",
    "select id, search, name, english_name as englishName, category from exercises",
    exerciseSearchText,
  ),
  searched("meals", "select id, search, name, description from meals", mealSearchText),
  searched(
    "templates",
    `select id, search, name, english_name as englishName, description,
       english_description as englishDescription from templates`,
    templateSearchText,
  ),
  searched(
    "trainee_profiles",
    `select p.id, p.search, p.name, p.phone, a.email
     from trainee_profiles p join accounts a on a.id = p.id`,
    traineeSearchText,
  ),
];

/** The SQL that folds all search texts by the present rules. A row changed meanwhile was folded by that change. */
export async function refoldStatements(
  read: (sql: string) => Promise<unknown[]>,
): Promise<string[]> {
  const statements: string[] = [];
  for (const { table, read: rowsSql, fold } of searchedTables) {
    const rows = (await read(rowsSql)) as Row[];
    const changed = rows.flatMap((row) => {
      const search = fold(row);
      return search === row.search ? [] : [[row.id, row.search, search]];
    });
    statements.push(
      ...jsonRows(changed).map(
        (json) => `update ${table} set search = value ->> 2 from json_each(${json})
where ${table}.id = value ->> 0 and search = value ->> 1`,
      ),
    );
  }
  return statements;
}

// All letters, marks and digits of Arabic and Latin texts, and double spaces.
const ranges = [
  [0x20, 0x6ff],
  [0x2000, 0x206f],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfeff],
] as const;
const letters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => from + place))
  .map((code) => String.fromCodePoint(code))
  .join("");

/** The folded form of all characters; a different text means changed rules. */
export const foldedLetters = (): string =>
  [
    ...exerciseCategories.map((category) =>
      exerciseSearchText({ name: letters, englishName: `  ${letters}  `, category }),
    ),
    mealSearchText({ name: letters, description: `  ${letters}  ` }),
    templateSearchText({
      name: letters,
      englishName: `  ${letters}  `,
      description: letters,
      englishDescription: null,
    }),
    traineeSearchText({
      name: letters,
      email: `${letters}@example.com`,
      phone: "+970 599-123 456",
    }),
  ].join("\n");
