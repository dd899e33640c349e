import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { listNotifications } from "../../../worker/data/notifications/notifications.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import {
  deliver,
  makeNotification,
  readNotifications,
  resend,
  sendNotification,
} from "../../support/notifications.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const read = ({ token }: SignedInTrainee, ids: string[]) =>
  call("/api/trainee/notifications/read", { token, body: { ids } });
const remove = ({ token }: SignedInTrainee, id: string) =>
  call(`/api/trainee/notifications/${id}`, { method: "DELETE", token });
const restore = ({ token }: SignedInTrainee, id: string) =>
  call(`/api/trainee/notifications/${id}/restore`, { token, body: {} });

describe("one's list of notifications", () => {
  it("is empty at first", async () => {
    expect(await readNotifications(await makeTrainee(), "trainee")).toEqual({
      notifications: [],
      unread: 0,
      next: null,
    });
  });

  it("has each once on its pages, newest first, and counts unread ones", async () => {
    const trainee = await makeTrainee();
    const ids = await deliver(trainee.id, 70);
    const pages = [await readNotifications(trainee, "trainee")];
    while (pages.at(-1)?.next)
      pages.push(await readNotifications(trainee, "trainee", pages.at(-1)?.next ?? ""));
    expect(pages.map(({ notifications }) => notifications.length)).toEqual([30, 30, 10]);
    expect(pages.flatMap(({ notifications }) => notifications.map(({ id }) => id))).toEqual(ids);
    expect(pages[0]?.unread).toBe(70);
  });

  it("reads no more rows after years than after a month", async () => {
    const rowsRead = async (count: number) => {
      const trainee = await makeTrainee();
      const ids = await deliver(trainee.id, count);
      await read(trainee, ids.slice(0, 60));
      const { database, counts } = countingDatabase();
      await listNotifications(traineeScope(database, trainee.actor, Date.now()), {});
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    const few = await rowsRead(200);
    const many = await rowsRead(2000);
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(31 * 2 + 100 * 2 + 5);
  });

  it("marks some or all as read, for this person only, and shows the sender the count", async () => {
    const trainer = await makeTrainer();
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const { id } = makeNotification();
    await sendNotification(trainer, makeNotification({ id }));
    await sendNotification(trainer, makeNotification());
    expect(await (await read(trainee, [id])).json()).toEqual({ unread: 1 });
    expect(await (await read(trainee, [id, newId()])).json()).toEqual({ unread: 1 });
    const sent = (await readNotifications(trainer, "admin")).notifications.find(
      (each) => each.id === id,
    );
    expect(sent?.sentTo?.reads).toBe(1);
    expect((await readNotifications(other, "trainee")).unread).toBe(2);
    const all = await call("/api/trainee/notifications/read-all", {
      token: trainee.token,
      body: {},
    });
    expect(await all.json()).toEqual({ unread: 0 });
    expect(
      (await readNotifications(trainee, "trainee")).notifications.every(({ readAt }) => readAt),
    ).toBe(true);
    expect((await readNotifications(other, "trainee")).unread).toBe(2);
  });

  it("deletes and restores for this person only", async () => {
    const trainer = await makeTrainer();
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const { id } = makeNotification();
    await sendNotification(trainer, makeNotification({ id }));
    for (let time = 0; time < 2; time++) expect((await remove(trainee, id)).status).toBe(200);
    expect((await readNotifications(trainee, "trainee")).notifications).toEqual([]);
    expect((await readNotifications(other, "trainee")).notifications).toHaveLength(1);
    expect((await readNotifications(trainer, "admin")).notifications[0]?.id).toBe(id);
    for (let time = 0; time < 2; time++) expect((await restore(trainee, id)).status).toBe(200);
    expect(await readNotifications(trainee, "trainee")).toMatchObject({
      unread: 1,
      notifications: [{ id }],
    });
  });

  it("stores one unread copy for oneself of ten rapid taps", async () => {
    const trainee = await makeTrainee();
    const [original = ""] = await deliver(trainee.id, 1);
    await read(trainee, [original]);
    const id = newId();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => resend(trainee, "trainee", original, id)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies[0]).toMatchObject({ id, title: "تذكير", readAt: null, sentTo: null });
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await readNotifications(trainee, "trainee")).toMatchObject({
      unread: 1,
      notifications: [{ id }, {}],
    });
  });
});

describe("another person's notifications", () => {
  it("cannot be read, deleted, restored or copied", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const [theirs = ""] = await deliver(other.id, 1);
    expect(await (await read(trainee, [theirs])).json()).toEqual({ unread: 0 });
    expect((await remove(trainee, theirs)).status).toBe(404);
    expect((await restore(trainee, theirs)).status).toBe(404);
    expect((await resend(trainee, "trainee", theirs)).status).toBe(404);
    expect(await readNotifications(other, "trainee")).toMatchObject({
      unread: 1,
      notifications: [{}],
    });
    expect((await readNotifications(trainee, "trainee")).notifications).toEqual([]);
  });

  it("cannot be overwritten by a copy with their id", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const [mine = ""] = await deliver(trainee.id, 1);
    const [theirs = ""] = await deliver(other.id, 1);
    const response = await resend(trainee, "trainee", mine, theirs);
    expect(response.status).toBe(404);
    expect((await readNotifications(trainee, "trainee")).notifications.map(({ id }) => id)).toEqual(
      [mine],
    );
  });

  it.each(["?cursor=x", "?cursor=1_2", "?page=2"])("refuses %s", async (query) => {
    const { token } = await makeTrainee();
    expect((await call(`/api/trainee/notifications${query}`, { token })).status).toBe(400);
  });

  it.each([[[]], [["x"]], [Array.from({ length: 101 }, () => newId())]])(
    "refuses to mark %j",
    async (ids) => {
      expect((await read(await makeTrainee(), ids)).status).toBe(400);
    },
  );
});
