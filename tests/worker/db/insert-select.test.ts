import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { connect, type DatabaseClient } from "../../../worker/db/client.ts";
import { columnName, insertSelect } from "../../../worker/db/insert-select.ts";
import {
  notifications,
  outbox,
  traineeProfiles,
  weightRecords,
} from "../../../worker/db/schema.ts";
import { makeTrainee } from "../../support/worker.ts";

const db = connect(env.DB as unknown as DatabaseClient);

describe("insertSelect", () => {
  it("puts every value into its column, in any order", async () => {
    const trainee = await makeTrainee();
    const id = newId();
    await insertSelect(
      db,
      weightRecords,
      {
        createdAt: 5,
        source: "trainer",
        weight: sql`40 + 2`,
        date: "2026-01-04",
        traineeId: traineeProfiles.id,
        id,
      },
      sql`from ${traineeProfiles} where ${traineeProfiles.id} = ${trainee.id}`,
    );
    const row = await db.select().from(weightRecords).where(eq(weightRecords.id, id)).get();
    expect(row).toEqual({
      id,
      traineeId: trainee.id,
      date: "2026-01-04",
      weight: 42,
      source: "trainer",
      notes: null,
      createdAt: 5,
    });
  });

  it("fills in defaults, and encodes values for their columns", async () => {
    const id = newId();
    await db.batch([
      insertSelect(
        db,
        notifications,
        { id, title: "وزن", message: "جديد", chosen: true, createdAt: 1 },
        sql`where true`,
      ),
      insertSelect(
        db,
        outbox,
        { id, topic: "erase_files", payload: { prefix: "x" }, availableAt: 9e15, createdAt: 1 },
        sql`where true`,
      ),
    ]);
    const [note] = await db.select().from(notifications).where(eq(notifications.id, id));
    expect(note).toMatchObject({ type: "info", chosen: true, link: null, recipients: 0 });
    const [entry] = await db.delete(outbox).where(eq(outbox.id, id)).returning();
    expect(entry).toMatchObject({ payload: { prefix: "x" }, attempts: 0, lastError: null });
  });

  it("inserts no row without a row of the source", async () => {
    const id = newId();
    await insertSelect(
      db,
      notifications,
      { id, title: "x", message: "x", createdAt: 1 },
      sql`where false`,
    );
    expect(await db.$count(notifications, eq(notifications.id, id))).toBe(0);
  });

  it("does not compile without a required column", () => {
    // @ts-expect-error: createdAt is missing
    const statement = insertSelect(db, notifications, { id: "x", title: "x", message: "x" }, sql``);
    expect(statement.toSQL().sql).toContain("null");
  });
});

it("has the tables' names of columns", () => {
  expect([traineeProfiles.currentWeight, weightRecords.id].map(columnName)).toEqual([
    "current_weight",
    "id",
  ]);
});
