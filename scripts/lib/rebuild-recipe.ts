import type { SchemaFacts } from "./schema-facts.ts";
import { normalForm } from "./sql-statements.ts";

/** One statement of the recipe. */
interface Step {
  /** The statement; only a beginning if its author completes it. */
  sql: string;
  /** Whether a statement in its normal form is this one. */
  matches: (normal: string) => boolean;
}

/** Steps in any order, after all steps of the part before. */
interface RecipePart {
  title: string;
  steps: readonly Step[];
}

const exactly = (sql: string): Step => {
  const wanted = normalForm(sql);
  return { sql, matches: (normal) => normal === wanted };
};
/** A statement that its author completes, with its beginning and a fragment of it. */
const like = (sql: string, beginning: string, within = ""): Step => ({
  sql,
  matches: (normal) => normal.startsWith(beginning) && normal.includes(within),
});

/** Effects of dropping these tables: deleted rows of child tables, and emptied columns of others. */
export function affectedByDrop({ references }: SchemaFacts, roots: readonly string[]) {
  const whole = new Set(roots);
  const emptied: { table: string; column: string }[] = [];
  for (const parent of whole) {
    for (const { table, column, onDelete } of references.filter((each) => each.parent === parent)) {
      if (onDelete === "CASCADE") whole.add(table);
      else if (onDelete.startsWith("SET ")) emptied.push({ table, column });
    }
  }
  return {
    children: [...whole].filter((table) => !roots.includes(table)),
    columns: emptied.filter(({ table }) => !whole.has(table)),
  };
}

/**
 * The steps that rebuild tables on D1 without a loss. Rows that a DROP would delete or change are stored in
 * plain tables meanwhile (docs/operations/migrations.md).
 */
export function rebuildRecipe(facts: SchemaFacts, roots: readonly string[]): RecipePart[] {
  const { children, columns } = affectedByDrop(facts, roots);
  const whole = [...roots, ...children];
  const written = new Set([...whole, ...columns.map(({ table }) => table)]);
  const triggers = facts.objects.filter(
    ({ type, table }) => type === "trigger" && written.has(table),
  );
  const indexes = facts.objects.filter(
    ({ type, table }) => type === "index" && roots.includes(table),
  );
  const copied = (table: string) => {
    const columns = facts.columns.filter((each) => each.table === table);
    const names = columns.map(({ column }) => column).join(", ");
    return `INSERT INTO ${table} (${names}) SELECT ${names} FROM aside_${table};`;
  };
  const asides = [
    ...whole.map((table) => `aside_${table}`),
    ...columns.map(({ table, column }) => `aside_${table}_${column}`),
    "aside_counts",
  ];
  return [
    {
      title: "Keys are checked at the end; no trigger counts or refuses moved rows",
      steps: [
        exactly("PRAGMA defer_foreign_keys = on;"),
        ...triggers.map(({ name }) => exactly(`DROP TRIGGER ${name};`)),
      ],
    },
    {
      title: "Copy into plain tables",
      steps: [
        ...whole.map((table) => exactly(`CREATE TABLE aside_${table} AS SELECT * FROM ${table};`)),
        ...columns.map(({ table, column }) =>
          exactly(
            `CREATE TABLE aside_${table}_${column} AS SELECT rowid AS kept_row, ${column} FROM ${table} WHERE ${column} IS NOT NULL;`,
          ),
        ),
      ],
    },
    {
      title: "Children first",
      steps: children.map((table) => exactly(`DELETE FROM ${table};`)),
    },
    { title: "Drop", steps: roots.map((table) => exactly(`DROP TABLE ${table};`)) },
    {
      title: "Create again",
      steps: roots.map((table) => like(`CREATE TABLE ${table} (…);`, `create table ${table} (`)),
    },
    {
      title: "Fill",
      steps: roots.map((table) =>
        like(copied(table), `insert into ${table} (`, ` from aside_${table}`),
      ),
    },
    {
      title: "Write back",
      steps: [
        ...children.map((table) => exactly(copied(table))),
        ...columns.map(({ table, column }) =>
          exactly(
            `UPDATE ${table} SET ${column} = kept.${column} FROM aside_${table}_${column} AS kept WHERE ${table}.rowid = kept.kept_row;`,
          ),
        ),
      ],
    },
    {
      title: "Count: a difference rolls the whole migration back",
      steps: [
        exactly("CREATE TABLE aside_counts (same integer NOT NULL CHECK (same = 1));"),
        ...whole.map((table) =>
          exactly(
            `INSERT INTO aside_counts (same) SELECT (SELECT count(*) FROM ${table}) = (SELECT count(*) FROM aside_${table});`,
          ),
        ),
        ...columns.map(({ table, column }) =>
          exactly(
            `INSERT INTO aside_counts (same) SELECT (SELECT count(${column}) FROM ${table}) = (SELECT count(*) FROM aside_${table}_${column});`,
          ),
        ),
      ],
    },
    { title: "Tidy up", steps: asides.map((table) => exactly(`DROP TABLE ${table};`)) },
    {
      title: "Indexes and triggers of the tables",
      steps: [...indexes, ...triggers].map(({ type, name, sql }) =>
        like(`${sql};`, "create ", ` ${type} ${name} `),
      ),
    },
  ];
}

/** The recipe as the text of a migration. */
export function textOfRecipe(facts: SchemaFacts, roots: readonly string[]): string {
  const parts = rebuildRecipe(facts, roots).filter(({ steps }) => steps.length > 0);
  const texts = parts.flatMap(({ title, steps }) =>
    steps.map(({ sql }, index) => (index === 0 ? `-- ${title}.\n${sql}` : sql)),
  );
  return `-- rebuilds: ${roots.join(", ")}\n${texts.join("\n--> statement-breakpoint\n")}\n`;
}
