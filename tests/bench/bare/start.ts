import { Hono } from "hono";
import { z } from "zod";

/** What the product's start is measured against: the least that has its router and its contracts. */
const bare = new Hono();
const body = z.object({ name: z.string() });

bare.post("/", async (c) => c.json(body.parse(await c.req.json())));

export default bare;
