import { type SQL, sql } from "drizzle-orm";
import { decoded } from "./decoded.ts";

/** A column of JSON rows, each of which is read by itself; null where there is no list. */
export const rows = <Stored extends unknown[], Row>(
  list: SQL,
  name: string,
  read: (...row: Stored) => Row,
) =>
  decoded(sql<Row[]>`${list}`, (text: string) =>
    (JSON.parse(text) as Stored[]).map((row) => read(...row)),
  ).as(name);

/** A column of one JSON row, null where there is none. */
export const row = <Stored extends unknown[], Row>(
  value: SQL,
  name: string,
  read: (...row: Stored) => Row,
) =>
  decoded(sql<Row | null>`${value}`, (text: string) => read(...(JSON.parse(text) as Stored))).as(
    name,
  );
