import { expect, it } from "vitest";
import { readCrons } from "../../scripts/lib/cron-ticker.ts";
import { jobOf } from "../../worker/actions/operations/run-scheduled.ts";

it("every cron expression of wrangler.toml has a job", () => {
  expect(readCrons().map(jobOf)).toEqual([
    "drain_outbox",
    "delete_expired",
    "back_up",
    "extend_schedules",
    "delete_accounts",
    "follow_subscriptions",
    "pack_weeks",
    "follow_check_ins",
    "order_sun_reminders",
  ]);
});
