import { env } from "cloudflare:workers";
import { desc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { connect, type DatabaseClient } from "../../../worker/db/client.ts";
import { decoded } from "../../../worker/db/decoded.ts";
import { prepared, preparedList } from "../../../worker/db/prepared.ts";
import {
  accounts,
  weightRecords as records,
  traineeProfiles as t,
} from "../../../worker/db/schema.ts";
import { makeTrainee } from "../../support/worker.ts";

const db = connect(env.DB as unknown as DatabaseClient);
const columns = {
  called: t.name,
  weight: t.currentWeight,
  goals: t.goal,
  joined: t.createdAt,
  shout: sql<string>`upper(${t.timeZone})`.as("shout"),
  isKnown: decoded(sql<boolean>`${t.name} is not null`, Boolean).as("is_known"),
};
const profileOf = prepared((database) =>
  database
    .select(columns)
    .from(t)
    .where(eq(t.id, sql.placeholder("id"))),
);

describe("prepared", () => {
  it("reads the same as Drizzle, in a batch", async () => {
    const { id } = await makeTrainee({ name: "ريم", currentWeight: null });
    const [[own], [drizzled]] = await db.batch([
      profileOf(db, { id }),
      db.select(columns).from(t).where(eq(t.id, id)),
    ]);
    expect(own).toEqual(drizzled);
    expect(own).toMatchObject({
      called: "ريم",
      weight: null,
      goals: [],
      shout: "ASIA/HEBRON",
      isKnown: true,
    });
  });

  it("binds its placeholders for each call", async () => {
    const first = await makeTrainee({ name: "أولى" });
    const second = await makeTrainee({ name: "ثانية" });
    const [[one], [other]] = await db.batch([
      profileOf(db, { id: first.id }),
      profileOf(db, { id: second.id }),
    ]);
    expect([one?.called, other?.called]).toEqual(["أولى", "ثانية"]);
  });

  it("binds a placeholder once, for any number of uses, and leaves quoted signs unchanged", async () => {
    const { id } = await makeTrainee();
    const [known, other] = [sql.placeholder("id"), sql.placeholder("other")];
    const often = sql.join(Array(120).fill(known), sql`, `);
    const asked = sql<string>`${other} || ' it''s ? ' || (${known} in (${often}))`.as("asked?");
    const statement = prepared((database) =>
      database.select({ asked }).from(t).where(eq(t.id, known)),
    );
    const [[row]] = await db.batch([statement(db, { id, other: "!" })]);
    expect(row?.asked).toBe("! it's ? 1");
  });

  it("refuses to run without a value for a placeholder", () => {
    expect(() => profileOf(db, {})).toThrow("id");
  });

  it("refuses nested columns, which it cannot read", () => {
    const nested = prepared((database) => database.select({ person: { name: t.name } }).from(t));
    expect(() => nested(db, {})).toThrow("person");
  });

  it("refuses an expression that only Drizzle can read", () => {
    const joined = sql<boolean>`${t.createdAt} > 0`.mapWith(Boolean).as("joined");
    const statement = prepared((database) => database.select({ joined }).from(t));
    expect(() => statement(db, {})).toThrow("joined: mapWith is decoded() here");
  });

  it("refuses two columns of one name, because D1 returns only one", async () => {
    await makeTrainee();
    const twice = prepared((database) =>
      database
        .select({ id: t.id, name: t.name, account: accounts.id })
        .from(t)
        .innerJoin(accounts, eq(accounts.id, t.id)),
    );
    await expect(db.batch([twice(db, {})])).rejects.toThrow("two columns of one name");
  });
});

describe("preparedList", () => {
  const recordsOf = (id: string | ReturnType<typeof sql.placeholder>) => (database: typeof db) =>
    database
      .select({ on: records.date, kg: records.weight, said: records.notes, goals: t.goal })
      .from(records)
      .innerJoin(t, eq(t.id, records.traineeId))
      .where(eq(records.traineeId, id))
      .orderBy(desc(records.weight));
  const preparedRecords = preparedList(recordsOf(sql.placeholder("id")));

  it("reads the same as Drizzle, in its order", async () => {
    const { id } = await makeTrainee();
    const rows = [
      { weight: 78.55, notes: "بعد «الإفطار»\n" },
      { weight: 80.1, notes: null },
      { weight: 79, notes: "" },
    ];
    await db.batch([
      db.insert(records).values(
        rows.map((row, index) => ({
          id: newId(),
          traineeId: id,
          date: `2026-03-0${index + 1}`,
          source: "sent" as const,
          createdAt: index,
          ...row,
        })),
      ),
    ]);
    const drizzled = await recordsOf(id)(db);
    expect(drizzled.map(({ kg }) => kg)).toEqual([80.1, 79, 78.55]);
    expect((await db.batch([preparedRecords(db, { id })]))[0]).toEqual(drizzled);
  });

  it("reads no rows as an empty list", async () => {
    const { id } = await makeTrainee();
    expect((await db.batch([preparedRecords(db, { id })]))[0]).toEqual([]);
  });
});
