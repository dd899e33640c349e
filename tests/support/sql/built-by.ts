import * as drizzle from "drizzle-orm/sqlite-core";
import { nearestOrigin, type Origin } from "./origins.ts";

// biome-ignore lint/suspicious/noExplicitAny: any parameters of Drizzle's methods
type Method = (this: object, ...parameters: any[]) => any;

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
 * Records where in worker/data each statement of Drizzle begins. Many are built in one file and sent by a batch in
 * another.
 */
export function noteBuilders() {
  const begun = new WeakMap<object, Origin | undefined>();
  const built = new Map<string, Origin>();
  /** The origin of the statement in preparation. */
  let preparing: Origin | undefined;
  const undo: (() => void)[] = [];

  function wrapMethod(
    className: keyof typeof drizzle,
    name: string,
    wrap: (method: Method) => Method,
  ) {
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a test bundles nothing
    const methods = (drizzle[className] as { prototype: Record<string, Method> }).prototype;
    const method = methods[name];
    if (!method) throw new Error(`Drizzle's ${className} has no method ${name}`);
    methods[name] = wrap(method);
    undo.push(() => {
      methods[name] = method;
    });
  }
  const note = (sql: string, origin: Origin | undefined) => {
    if (origin) built.set(sql, origin);
  };

  for (const [className, names] of Object.entries(beginning)) {
    for (const name of names) {
      wrapMethod(
        className as keyof typeof beginning,
        name,
        (method) =>
          function (...parameters) {
            const builder = method.apply(this, parameters);
            if (!begun.has(builder)) begun.set(builder, nearestOrigin());
            return builder;
          },
      );
    }
  }
  for (const className of statements) {
    wrapMethod(
      className,
      "_prepare",
      (method) =>
        function (...parameters) {
          preparing = begun.get(this);
          try {
            const query: Built = method.apply(this, parameters);
            // Without values it is prepared again when it is sent. A statement compiled once belongs to its sender,
            // because another test of the isolate may have compiled it.
            if (query.stmt) note(query.getQuery().sql, preparing);
            return query;
          } finally {
            preparing = undefined;
          }
        },
    );
    wrapMethod(
      className,
      "toSQL",
      (method) =>
        function (...parameters) {
          const query: { sql: string } = method.apply(this, parameters);
          note(query.sql, begun.get(this));
          return query;
        },
    );
  }
  // A statement sent alone is prepared when no function of worker/data is on the stack.
  for (const name of ["run", "all", "get", "values"]) {
    wrapMethod(
      "BaseSQLiteDatabase",
      name,
      (method) =>
        function (...parameters) {
          const query: Built = method.apply(this, parameters);
          note(query.getQuery().sql, nearestOrigin());
          return query;
        },
    );
  }

  return {
    /** The origin of the statement in preparation, or of the last one built with this text. */
    builderOf: (sql: string) => preparing ?? built.get(sql),
    restore: () => {
      for (const each of undo) each();
    },
  };
}
