import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { NotesPage } from "../../../domain/contract/activity/notes.ts";
import { newId } from "../../../domain/id.ts";
import { listNotes, listTraineeNotes } from "../../../worker/data/activity/notes-page.ts";
import { traineeScope, trainerScope } from "../../../worker/data/scope.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

/** `count` notes of a trainee, oldest first; some share their millisecond, some are private. */
async function fill(traineeId: string, trainerId: string, count: number): Promise<string[]> {
  const notes = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    at: 1000 + Math.floor(n / 3),
    type: n % 10 === 0 ? "diet" : "general",
    isPrivate: n % 7 === 0 ? 1 : 0,
  }));
  await env.DB.prepare(
    `insert into notes (id, trainee_id, author_id, type, text, is_private, created_at, updated_at)
     select value ->> 'id', ?1, ?2, value ->> 'type', 'ملاحظة', value ->> 'isPrivate', value ->> 'at', 1
     from json_each(?3)`,
  )
    .bind(traineeId, trainerId, JSON.stringify(notes))
    .run();
  return notes.filter(({ isPrivate }) => isPrivate === 0).map(({ id }) => id);
}

describe("the pages of notes", () => {
  it("have every shared note once, newest first, and those of one type on request", async () => {
    const trainer = await makeTrainer();
    const trainee = await makeTrainee();
    const shared = await fill(trainee.id, trainer.id, 100);
    const seen: NotesPage["notes"] = [];
    let cursor = "";
    do {
      const answer = await call(`/api/trainee/notes${cursor}`, { token: trainee.token });
      const page: NotesPage = await answer.json();
      seen.push(...page.notes);
      cursor = page.next ? `?cursor=${page.next}` : "";
    } while (cursor);
    expect(seen.map(({ id }) => id).toSorted()).toEqual(shared.toSorted());
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const diet = await call("/api/trainee/notes?type=diet", { token: trainee.token });
    const { notes }: NotesPage = await diet.json();
    expect(notes.map(({ id }) => id)).toEqual(
      seen.filter(({ type }) => type === "diet").map(({ id }) => id),
    );
  });

  it("are refused with an invalid cursor", async () => {
    const trainee = await makeTrainee();
    const answer = await call("/api/trainee/notes?cursor=1_x", { token: trainee.token });
    expect(answer.status).toBe(400);
  });

  it("read as many rows of a week as of three years, on both sides, for each type", async () => {
    const trainer = await makeTrainer();
    const read = async (count: number) => {
      const trainee = await makeTrainee();
      await fill(trainee.id, trainer.id, count);
      const rows: number[] = [];
      for (const query of [{}, { type: "diet" }, { type: "health" }] as const) {
        const { database, counts } = countingDatabase();
        const own = traineeScope(database, trainee.actor, Date.now());
        await listNotes(own, query);
        rows.push(counts.rows);
        counts.rows = 0;
        await listTraineeNotes(
          trainerScope(database, trainer.actor, Date.now()),
          trainee.id,
          query,
        );
        rows.push(counts.rows);
      }
      return rows;
    };
    // Both fill a page of that query, with the same notes.
    expect(await read(2100)).toEqual(await read(420));
  });
});
