import { type SQL, sql } from "drizzle-orm";
import { decoded } from "./decoded.ts";

/** Decodes a column of JSON rows, one by one; null without a list. */
export const rows = <Stored extends unknown[], Row>(
  list: SQL,
  name: string,
  read: (...row: Stored) => Row,
) =>
  decoded(sql<Row[]>`${list}`, (text: string) =>
    (JSON.parse(text) as Stored[]).map((row) => read(...row)),
  ).as(name);

/** Decodes a column of one JSON row; null without one. */
export const row = <Stored extends unknown[], Row>(
  value: SQL,
  name: string,
  read: (...row: Stored) => Row,
) =>
  decoded(sql<Row | null>`${value}`, (text: string) => read(...(JSON.parse(text) as Stored))).as(
    name,
  );
