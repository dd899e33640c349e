import * as drizzle from "drizzle-orm/sqlite-core";
import { nearestOrigin, type Origin } from "./origins.ts";

// biome-ignore lint/suspicious/noExplicitAny: whatever Drizzle's methods are called with
type Method = (this: object, ...given: any[]) => any;

interface Built {
  stmt?: unknown;
  getQuery(): { sql: string };
}

/** The methods that begin a statement. */
const beginning = {
  SQLiteSelectBuilder: ["from"],
  SQLiteInsertBuilder: ["values", "select"],
  SQLiteUpdateBuilder: ["set"],
  SQLiteDeleteBase: ["where"],
  BaseSQLiteDatabase: ["delete"],
} as const;

const statements = [
  "SQLiteSelectBase",
  "SQLiteInsertBase",
  "SQLiteUpdateBase",
  "SQLiteDeleteBase",
] as const;

/**
 * Notes of each statement that Drizzle builds where in worker/data that was begun: many are made in one
 * file, and sent by a batch in another.
 */
export function noteBuilders() {
  const begun = new WeakMap<object, Origin | undefined>();
  const built = new Map<string, Origin>();
  /** Whose the statement is that is being prepared. */
  let preparing: Origin | undefined;
  const undo: (() => void)[] = [];

  function around(of: keyof typeof drizzle, name: string, stand: (method: Method) => Method) {
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a test bundles nothing
    const methods = (drizzle[of] as { prototype: Record<string, Method> }).prototype;
    const method = methods[name];
    if (!method) throw new Error(`Drizzle's ${of} has no ${name} any more`);
    methods[name] = stand(method);
    undo.push(() => {
      methods[name] = method;
    });
  }
  const note = (sql: string, origin: Origin | undefined) => {
    if (origin) built.set(sql, origin);
  };

  for (const [of, names] of Object.entries(beginning)) {
    for (const name of names) {
      around(
        of as keyof typeof beginning,
        name,
        (method) =>
          function (...given) {
            const made = method.apply(this, given);
            if (!begun.has(made)) begun.set(made, nearestOrigin());
            return made;
          },
      );
    }
  }
  for (const of of statements) {
    around(
      of,
      "_prepare",
      (method) =>
        function (...given) {
          preparing = begun.get(this);
          try {
            const made: Built = method.apply(this, given);
            // Without values it is prepared once more when it is sent. What is compiled once for all is its sender's:
            // in the same isolate another test may have compiled it.
            if (made.stmt) note(made.getQuery().sql, preparing);
            return made;
          } finally {
            preparing = undefined;
          }
        },
    );
    around(
      of,
      "toSQL",
      (method) =>
        function (...given) {
          const made: { sql: string } = method.apply(this, given);
          note(made.sql, begun.get(this));
          return made;
        },
    );
  }
  // Sent by itself, it is prepared when nobody of worker/data is being run any more.
  for (const name of ["run", "all", "get", "values"]) {
    around(
      "BaseSQLiteDatabase",
      name,
      (method) =>
        function (...given) {
          const made: Built = method.apply(this, given);
          note(made.getQuery().sql, nearestOrigin());
          return made;
        },
    );
  }

  return {
    /** Whose the statement is that is being prepared, or was built last with this text. */
    builderOf: (sql: string) => preparing ?? built.get(sql),
    restore: () => {
      for (const each of undo) each();
    },
  };
}
