import { describe, expect, it } from "vitest";
import { lintFile } from "../../../scripts/lint/index.ts";
import { messagesOf } from "./lint-messages.ts";

describe("the import rules of domain and screens", () => {
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
    [
      "domain/contract/weight.ts",
      `import { z } from "zod"; import { limits } from "../weight.ts";`,
    ],
    ["web/lib/session/demo-door.ts", `const load = () => import("../../../demo/page/demo.tsx");`],
  ])("allow the imports of %s", (path, code) => {
    expect(messagesOf(path, code)).toEqual([]);
  });

  it("report the line", () => {
    expect(lintFile("domain/a.ts", `\n\nimport "zod";`)).toMatchObject([
      { path: "domain/a.ts", line: 3 },
    ]);
  });
});
