import { describe, expect, it } from "vitest";
import { lintFile } from "../../../scripts/lint/index.ts";

const messagesOf = (path: string, code: string) =>
  lintFile(path, code).map(({ message }) => message);

describe("the import rules", () => {
  it.each([
    [
      "a rule imports from worker/",
      "domain/week.ts",
      `import { x } from "../worker/data/weight.ts";`,
      "belongs to worker/",
    ],
    [
      "a rule imports a contract",
      "domain/week.ts",
      `import type { X } from "./contract/weight.ts";`,
      "domain/contract/",
    ],
    ["a rule imports a library", "domain/week.ts", `import { z } from "zod";`, "outside domain/"],
    [
      "a rule imports Node",
      "domain/week.ts",
      `import { readFileSync } from "node:fs";`,
      "outside domain/",
    ],
    [
      "a contract imports another library",
      "domain/contract/weight.ts",
      `import { sql } from "drizzle-orm";`,
      "zod and rules",
    ],
    [
      "a screen runs the Worker's code",
      "web/lib/session/clients.ts",
      `import { app } from "../../../worker/app.ts";`,
      "import type",
    ],
    [
      "a screen runs it among types",
      "web/lib/session/clients.ts",
      `import { type A, app } from "../../../worker/app.ts";`,
      "import type",
    ],
    [
      "a screen re-exports it",
      "web/lib/session/clients.ts",
      `export * from "../../../worker/app.ts";`,
      "import type",
    ],
    [
      "a screen loads it lazily",
      "web/lib/session/clients.ts",
      `const a = import("../../../worker/app.ts");`,
      "import type",
    ],
    [
      "a screen imports the list of common passwords",
      "web/person-form/read.ts",
      `import { checkGuessable } from "../../domain/accounts/guessable-password.ts";`,
      "no phone's to load",
    ],
    [
      "a screen imports a script",
      "web/lib/a.ts",
      `import "../../scripts/messages.ts";`,
      "belong to domain/",
    ],
    [
      "a screen imports a live object's type",
      "web/lib/a.ts",
      `import type { Inbox } from "../../durable/inbox.ts";`,
      "belong to domain/",
    ],
    [
      "the trainee's area reaches the trainer's",
      "web/trainee/home/screen.tsx",
      `import { X } from "../../admin/x.tsx";`,
      "web/ui",
    ],
    [
      "the trainer's area reaches the trainee's",
      "web/admin/trainees/screen.tsx",
      `import type { X } from "../../trainee/x.tsx";`,
      "web/ui",
    ],
    [
      "a control knows an area",
      "web/ui/button.tsx",
      `import { X } from "../trainee/x.tsx";`,
      "the area's folder",
    ],
    [
      "a control knows the server",
      "web/ui/button.tsx",
      `import { api } from "../lib/session/clients.ts";`,
      "the area's folder",
    ],
    [
      "a control knows a noun of the field",
      "web/ui/search-field.tsx",
      `import { traineesPerPage } from "../../domain/trainees/list.ts";`,
      "as a property",
    ],
    [
      "a control knows a noun by its contract",
      "web/ui/search-field.tsx",
      `import type { Meal } from "../../domain/contract/libraries/meals.ts";`,
      "as a property",
    ],
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
      "a type imports within a type",
      "domain/week.ts",
      `export type X = import("../web/routes.tsx").X;`,
      "web/",
    ],
    [
      "a screen imports the demo outside its door",
      "web/access/demo/offer.tsx",
      `const a = import("../../../demo/page/demo.tsx");`,
      "web/lib/session/demo-door.ts",
    ],
    [
      "the demo's door loads it eagerly",
      "web/lib/session/demo-door.ts",
      `import { beginDemo } from "../../../demo/page/demo.tsx";`,
      "when somebody enters it",
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
      `import { shiftClock } from "../demo/clock.ts";`,
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
    [
      "web/lib/session/clients.ts",
      `import type { A } from "../../../worker/app.ts"; import { type B } from "../../../worker/app.ts";`,
    ],
    [
      "web/routes.tsx",
      `const a = import("./admin/area.tsx"); const t = import("./trainee/area.tsx");`,
    ],
    ["web/trainee/home/screen.tsx", `import { round } from "../../../domain/numerals.ts";`],
    ["web/ui/search-field.tsx", `import { maxSearchLength } from "../../domain/list.ts";`],
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
      "domain/contract/weight.ts",
      `import { z } from "zod"; import { limits } from "../weight.ts";`,
    ],
    ["web/lib/session/demo-door.ts", `const load = () => import("../../../demo/page/demo.tsx");`],
    [
      "demo/server/sample-data.ts",
      `import { seed } from "../../scripts/seed/index.ts"; import { app } from "../../worker/app.ts"; import { Inbox } from "../../durable/inbox.ts";`,
    ],
    ["demo/page/demo.tsx", `import { travelBy } from "../../web/lib/session/transport.ts";`],
  ])("allow the imports of %s", (path, code) => {
    expect(messagesOf(path, code)).toEqual([]);
  });

  it("report the line", () => {
    expect(lintFile("domain/a.ts", `\n\nimport "zod";`)).toMatchObject([
      { path: "domain/a.ts", line: 3 },
    ]);
  });
});
