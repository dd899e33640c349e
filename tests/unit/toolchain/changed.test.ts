import { describe, expect, it } from "vitest";
import { readSource } from "../../../scripts/lint/source.ts";
import { chooseForChange } from "../../../scripts/test/changed.ts";

const files: Record<string, string> = {
  "domain/calendar.ts": "export const day = 1;",
  "domain/activity/steps.ts": 'import { day } from "../calendar.ts"; export const steps = day;',
  "worker/app.ts": 'import "./routes/admin/payments.ts";',
  "worker/data/activity/steps.ts":
    'import { steps } from "../../../domain/activity/steps.ts"; export const read = steps;',
  "worker/data/memberships/payments.ts": "export const payments = 1;",
  "worker/routes/admin/payments.ts":
    'import { payments } from "../../data/memberships/payments.ts"; export default payments;',
  "web/screens.ts": 'export const screens = () => import("./trainee/steps/screen.tsx");',
  "web/ui/dialog.tsx": "export const dialog = 1;",
  "web/trainee/steps/screen.tsx":
    'import { dialog } from "../../ui/dialog.tsx"; export default dialog;',
  "web/trainee/diet/screen.tsx":
    'import { dialog } from "../../ui/dialog.tsx"; export default dialog;',
  "tests/support/steps.ts": "export const walked = 1;",
  "tests/unit/domain/activity/steps.test.ts": 'import "../../../../domain/activity/steps.ts";',
  "tests/unit/domain/calendar.test.ts": 'import "../../../domain/calendar.ts";',
  "durable/inbox.ts": "export const inbox = 1;",
  "tests/durable/inbox.test.ts":
    'import type { day } from "../../domain/calendar.ts"; import "../../durable/inbox.ts";',
  "tests/worker/activity/steps.test.ts": 'import "../../support/steps.ts";',
  "tests/worker/memberships/payments.test.ts": "",
  "tests/worker/http/permissions.test.ts": "",
  "tests/bench/lib/server.ts": 'import "../../../worker/app.ts";',
  "tests/bench/cron.ts": 'import "./lib/server.ts";',
  "tests/bench/web.ts": "",
  "tests/e2e/signed-in.spec.ts": "",
  "tests/e2e/trainee/diet.spec.ts": "",
  "tests/e2e/trainee/steps.spec.ts": 'import "../../support/steps.ts";',
  "tests/e2e/admin/steps.spec.ts": "",
};
const sources = Object.entries(files).map(([path, code]) => readSource(path, code));
const choose = (...changed: string[]) => chooseForChange(changed, sources);

describe("the tests of a change", () => {
  it("always include types and lint", () => {
    expect(choose("README.md")).toEqual({ generated: "all", types: "all", lint: "all" });
  });

  it("include unit tests that import the changed file at run time", () => {
    expect(choose("domain/activity/steps.ts").unit).toEqual([
      "tests/unit/domain/activity/steps.test.ts",
    ]);
    expect(choose("domain/calendar.ts").unit).toHaveLength(2);
  });

  it("include object tests that import the changed file at run time", () => {
    expect(choose("durable/inbox.ts").worker).toContain("tests/durable/inbox.test.ts");
    expect(choose("domain/calendar.ts").worker).not.toContain("tests/durable/inbox.test.ts");
  });

  it("include the Worker's tests of its room, and of every route", () => {
    expect(choose("worker/data/activity/steps.ts").worker).toEqual([
      "tests/worker/activity/steps.test.ts",
      "tests/worker/http/permissions.test.ts",
    ]);
  });

  it("follow a route's imports and a rule's importers to their room", () => {
    expect(choose("worker/routes/admin/payments.ts").worker).toContain(
      "tests/worker/memberships/payments.test.ts",
    );
    expect(choose("domain/calendar.ts").worker).toContain("tests/worker/activity/steps.test.ts");
  });

  it("include every Worker test for code of every request", () => {
    expect(choose("worker/db/client.ts").worker).toHaveLength(3);
    expect(choose("migrations/0001_more.sql").worker).toHaveLength(3);
  });

  it("include the browser tests of the changed screen, not of every listed screen", () => {
    expect(choose("web/trainee/steps/screen.tsx").e2e).toEqual(["tests/e2e/trainee/steps.spec.ts"]);
    expect(choose("web/trainee/diet/screen.tsx").e2e).toEqual(["tests/e2e/trainee/diet.spec.ts"]);
  });

  it("include the browser tests of a component's screens", () => {
    expect(choose("web/ui/dialog.tsx").e2e).toEqual([
      "tests/e2e/trainee/diet.spec.ts",
      "tests/e2e/trainee/steps.spec.ts",
    ]);
  });

  it("are the general specs for code without a screen", () => {
    expect(choose("web/lib/session/transport.ts").e2e).toEqual(["tests/e2e/signed-in.spec.ts"]);
  });

  it("include the tests that use a changed helper", () => {
    const chosen = choose("tests/support/steps.ts");
    expect(chosen.worker).toEqual(["tests/worker/activity/steps.test.ts"]);
    expect(chosen.e2e).toEqual(["tests/e2e/trainee/steps.spec.ts"]);
  });

  it("include changed benchmarks and their users, and none for product code", () => {
    expect(choose("tests/bench/lib/server.ts").benches).toEqual(["cron"]);
    expect(choose("tests/bench/web.ts").benches).toEqual(["web"]);
    expect(choose("worker/app.ts").benches).toBeUndefined();
  });

  it("include the demo's contract for its platform", () => {
    expect(choose("worker/db/client.ts").demo).toBe("all");
    expect(choose("worker/data/activity/steps.ts").demo).toBeUndefined();
  });
});
