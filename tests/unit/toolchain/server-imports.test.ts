import { describe, expect, it } from "vitest";
import { messagesOf } from "./lint-messages.ts";

describe("the import rules of server, demo and scripts", () => {
  it.each([
    [
      "a route writes a query",
      "worker/routes/trainee/weight.ts",
      `import { eq } from "drizzle-orm";`,
      "worker/data",
    ],
    [
      "an action writes a query",
      "worker/actions/send-weight.ts",
      `import { eq } from "drizzle-orm/sqlite-core";`,
      "worker/data",
    ],
    [
      "a live object writes a query",
      "durable/inbox.ts",
      `import { eq } from "drizzle-orm";`,
      "worker/data",
    ],
    [
      "data imports a request",
      "worker/data/weight.ts",
      `import type { Context } from "hono";`,
      "worker/routes",
    ],
    [
      "an action describes a route",
      "worker/actions/a.ts",
      `import { z } from "@hono/zod-openapi";`,
      "worker/routes",
    ],
    [
      "a route imports Cloudflare",
      "worker/routes/a.ts",
      `import { env } from "cloudflare:workers";`,
      "worker/edge",
    ],
    [
      "the app imports Node",
      "worker/app.ts",
      `import { createHash } from "node:crypto";`,
      "worker/edge",
    ],
    [
      "the Worker imports a screen",
      "worker/data/a.ts",
      `import { traineeScreens } from "../../web/trainee/screens.ts";`,
      "domain/",
    ],
    [
      "the Worker constructs a live object",
      "worker/edge/cloudflare.ts",
      `import { Inbox } from "../../durable/inbox.ts";`,
      "typed stubs",
    ],
    [
      "a route imports the schema",
      "worker/routes/a.ts",
      `import type { X } from "../db/schema.ts";`,
      "worker/data",
    ],
    [
      "an action writes a text itself",
      "worker/actions/notifications/push-people.ts",
      `import { m } from "../../texts/paraglide/messages.js";`,
      "make the sentence there",
    ],
    [
      "a text queries data",
      "worker/texts/alert.ts",
      `import { getLanguage } from "../data/accounts/accounts.ts";`,
      "worker/actions",
    ],
    [
      "an action imports the schema",
      "worker/actions/a.ts",
      `import { weightRecords } from "../db/schema.ts";`,
      "queries belong to data",
    ],
    [
      "data calls an action",
      "worker/data/a.ts",
      `import { sendWeight } from "../actions/send-weight.ts";`,
      "worker/actions",
    ],
    [
      "data composes a text",
      "worker/data/a.ts",
      `import { newMail } from "../texts/mail-layout.ts";`,
      "worker/actions",
    ],
    [
      "the schema imports a query",
      "worker/db/schema.ts",
      `import { listX } from "../data/x.ts";`,
      "worker/data",
    ],
    [
      "a live object calls the Worker",
      "durable/inbox.ts",
      `import { X } from "../worker/platform.ts";`,
      "worker/actions",
    ],
    [
      "the Worker imports the demo",
      "worker/app.ts",
      `import { door } from "../demo/server/door.ts";`,
      "no screen and no tool",
    ],
    [
      "a route is created without its facts",
      "worker/routes/trainee/weight.ts",
      `import { createRoute } from "@hono/zod-openapi";`,
      "http/api.ts",
    ],
    [
      "a script imports the demo",
      "scripts/start.ts",
      `import { crons } from "../demo/server/server.ts";`,
      "but itself and tests",
    ],
    [
      "the demo imports Node",
      "demo/server/files.ts",
      `import { readFileSync } from "node:fs";`,
      "runs in a browser",
    ],
    [
      "the demo imports a tool",
      "demo/server/server.ts",
      `import { root } from "../../scripts/lib/install.mjs";`,
      "scripts/seed",
    ],
    [
      "the demo's server imports a page",
      "demo/server/server.ts",
      `import type { Transport } from "../../web/lib/session/transport.ts";`,
      "demo/protocol.ts",
    ],
    [
      "a page of the demo runs the server itself",
      "demo/page/demo.tsx",
      `import { DemoServer } from "../server/server.ts";`,
      "a worker of its own",
    ],
  ])("refuse that %s", (_, path, code, place) => {
    expect(messagesOf(path, code)).toEqual([expect.stringContaining(place)]);
  });

  it.each([
    ["worker/texts/alert.ts", `import { m } from "./paraglide/messages.js";`],
    ["worker/index.ts", `export { Inbox } from "../durable/inbox.ts";`],
    ["worker/edge/passwords.ts", `import { scrypt } from "node:crypto";`],
    [
      "worker/data/weight.ts",
      `import { eq } from "drizzle-orm"; import { weightRecords } from "../db/schema.ts";`,
    ],
    [
      "worker/routes/trainee/weight.ts",
      `import { createTraineeRoute } from "../http/api.ts"; import { sendWeight } from "../../actions/send-weight.ts";`,
    ],
    [
      "durable/inbox.ts",
      `import { DurableObject } from "cloudflare:workers"; import { id } from "../domain/id.ts";`,
    ],
    [
      "demo/server/sample-data.ts",
      `import { seed } from "../../scripts/seed/index.ts"; import { app } from "../../worker/app.ts"; import { Inbox } from "../../durable/inbox.ts";`,
    ],
    ["demo/page/demo.tsx", `import { travelBy } from "../../web/lib/session/transport.ts";`],
  ])("allow the imports of %s", (path, code) => {
    expect(messagesOf(path, code)).toEqual([]);
  });
});
