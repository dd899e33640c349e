import { expect, it } from "vitest";
import type { ShownLine } from "../../../../domain/contract/attention/overview.ts";
import { stepText } from "../../../../web/admin/glance/step-text.ts";

const person = { traineeId: "a", name: "ليان حداد", gender: "female", occurrence: "1" } as const;
const fall = (...kinds: ("exercises" | "steps")[]): ShownLine => ({
  ...person,
  reason: "adherence",
  fell: kinds.map((kind) => ({ kind, from: 90, to: 40 })),
});

it.each<[ShownLine, string]>([
  [fall("steps"), "سؤال ليان عن الخطوات"],
  [fall("steps", "exercises"), "سؤال ليان عن الالتزام"],
  [{ ...person, reason: "ending", endsOn: "2026-12-01", days: 2 }, "تجديد اشتراك ليان"],
])("the next step is what the trainer does: %#", (line, text) => expect(stepText(line)).toBe(text));
