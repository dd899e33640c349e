import { Hono } from "hono";
import type { Board, Echo } from "./objects.ts";

interface Env {
  DB: D1Database;
  VIDEOS: R2Bucket;
  DISTANT_STORE?: string;
  ECHOES: DurableObjectNamespace<Echo>;
  BOARDS: DurableObjectNamespace<Board>;
}

/**
 * What the product is measured against: a bare route with one batch of as many statements, each
 * the cheapest of its kind (one row by its key), over the same database in the same process.
 */
const bare = new Hono<{ Bindings: Env }>();

const read = (db: D1Database) =>
  db.prepare("select id, email, created_at from accounts where id = ?").bind("nobody");

bare.get("/read/:statements", async (c) => {
  const statements = Array.from({ length: Number(c.req.param("statements")) }, () =>
    read(c.env.DB),
  );
  const answers = await c.env.DB.batch(statements);
  return c.json(answers.map(({ results }) => results));
});

bare.post("/write/:statements", async (c) => {
  const { id, weight } = await c.req.json<{ id: string; weight: number }>();
  const write = c.env.DB.prepare("insert into bench_writes (id, weight) values (?, ?)");
  const reads = Array.from({ length: Number(c.req.param("statements")) - 1 }, () => read(c.env.DB));
  const answers = await c.env.DB.batch([write.bind(id, weight), ...reads]);
  return c.json(answers.map(({ results }) => results));
});

// The same statements as a route of the product, of whose answer nothing is made.
bare.post("/batch", async (c) => {
  const sent = await c.req.json<{ sql: string; values: unknown[] }[]>();
  const answers = await c.env.DB.batch(
    sent.map(({ sql, values }) => c.env.DB.prepare(sql).bind(...values)),
  );
  return c.json(answers.map(({ results }) => results.length));
});

bare.get("/video/:id", async (c) => {
  const range = { offset: 0, length: 65_536 };
  const object = await c.env.VIDEOS.get(`videos/${c.req.param("id")}.mp4`, { range });
  return new Response(object?.body as unknown as BodyInit, { status: 206 });
});

bare.put("/parts/:id", async (c) => {
  const address = new URL(c.req.param("id"), c.env.DISTANT_STORE);
  const body = c.req.raw.body;
  const stored = await fetch(address, { method: "PUT", body });
  return c.json(await stored.json());
});

bare.get("/echo/:name", (c) => c.env.ECHOES.getByName(c.req.param("name")).fetch(c.req.raw));
bare.get("/board/:name", (c) => c.env.BOARDS.getByName(c.req.param("name")).fetch(c.req.raw));

export { Board, Echo } from "./objects.ts";
export default bare;
