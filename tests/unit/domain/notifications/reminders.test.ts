import { expect, it } from "vitest";
import { mayRemind, reminderKinds } from "../../../../domain/notifications/reminders.ts";

const at = Date.parse("2027-02-10T02:19Z");
const timeZone = "Asia/Hebron";
const remindedBy = (quiet: { from: string; until: string } | null) =>
  reminderKinds.filter((kind) => mayRemind({ types: [], quiet }, kind, { at, timeZone }));

it("suhoor and training pass a person's quiet hours; water and the weigh-in keep them", () => {
  expect(remindedBy({ from: "22:00", until: "07:00" })).toEqual(["suhoor", "training"]);
});

it("every chosen reminder comes outside of the quiet hours, whatever types of alerts are chosen", () => {
  expect(remindedBy({ from: "22:00", until: "04:00" })).toEqual(reminderKinds);
  expect(remindedBy(null)).toEqual(reminderKinds);
});
