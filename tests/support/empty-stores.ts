import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll } from "vitest";
import { endBackground } from "./background.ts";
import { prepareDatabase } from "./prepared-database.ts";

/** Whether the reset worked; unfinished work of the file before can write rows and files after it. */
const isEmpty = async () => {
  const query = "select (select count(*) from accounts) + (select count(*) from outbox) as rows";
  const rows = await env.DB.prepare(query).first<number>("rows");
  const { objects } = await env.VIDEOS.list({ limit: 1 });
  return rows === 0 && objects.length === 0;
};

beforeAll(async () => {
  do await reset();
  while (!((await prepareDatabase()) && (await isEmpty())));
});

afterAll(endBackground);
