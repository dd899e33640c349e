import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { countRows, deliver } from "../../support/notifications.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

const day = 86_400_000;
beforeEach(async () => {
  await env.DB.exec("delete from notifications");
});

const countsAfter = async (days: number) => {
  await deleteAllExpired(makePlatform({ now: () => Date.now() + days * day }));
  return {
    deliveries: await countRows("select count(*) as n from notification_deliveries"),
    notifications: await countRows("select count(*) as n from notifications"),
  };
};

it("read or deleted notifications stay for half a year, unread ones for a year", async () => {
  const trainee = await makeTrainee();
  const [read, deleted] = await deliver(trainee.id, 3);
  const set = (column: string, id = "") =>
    env.DB.prepare(`update notification_deliveries set ${column} = 1 where notification_id = ?`)
      .bind(id)
      .run();
  await set("read_at", read);
  await set("deleted_at", deleted);
  expect(await countsAfter(179)).toEqual({ deliveries: 3, notifications: 3 });
  expect(await countsAfter(181)).toEqual({ deliveries: 1, notifications: 3 });
  expect(await countsAfter(366)).toEqual({ deliveries: 0, notifications: 0 });
});
