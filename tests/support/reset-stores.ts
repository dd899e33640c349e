import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { prepareDatabase } from "./prepared-database.ts";

/** Whether the reset worked; unfinished earlier work can write rows and files after it. */
const isEmpty = async () => {
  const query = "select (select count(*) from accounts) + (select count(*) from outbox) as rows";
  const rows = await env.DB.prepare(query).first<number>("rows");
  const stores = [env.VIDEOS, env.BACKUPS].filter((store) => store !== undefined);
  const lists = await Promise.all(stores.map((store) => store.list({ limit: 1 })));
  return rows === 0 && lists.every(({ objects }) => objects.length === 0);
};

/** A reset ends the objects of all stores, and a call that reaches one meanwhile is lost. */
const isLost = (error: unknown) => /Network connection lost/.test(String(error));

/** Replaces all stores by those of a new deployment. */
export async function resetStores(): Promise<void> {
  for (;;) {
    await reset();
    try {
      if ((await prepareDatabase()) && (await isEmpty())) return;
    } catch (error) {
      if (!isLost(error)) throw error;
    }
  }
}
