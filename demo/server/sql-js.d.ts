/** The used part of sql.js. */
declare module "sql.js" {
  export type SqlValue = number | string | Uint8Array | null;

  export interface Statement {
    bind(values: readonly SqlValue[]): boolean;
    step(): boolean;
    get(): SqlValue[];
    getColumnNames(): string[];
    free(): boolean;
  }

  export interface Database {
    prepare(sql: string): Statement;
    /** Runs all statements of a text. */
    exec(sql: string): unknown[];
    export(): Uint8Array<ArrayBuffer>;
    /** Frees its statements as well. */
    close(): void;
  }

  export interface SqlJs {
    Database: new (content?: Uint8Array) => Database;
  }

  export default function initSqlJs(options: { wasmBinary: ArrayBuffer }): Promise<SqlJs>;
}
