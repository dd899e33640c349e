import { givenName } from "../../../domain/accounts/given-name.ts";
import type { ShownLine } from "../../../domain/contract/attention/overview.ts";
import { m } from "../../paraglide/messages.js";

type Text = (inputs: { name: string }) => string;

const steps: Record<Exclude<ShownLine["reason"], "adherence">, Text> = {
  unread: m.glance_step_unread,
  note: m.glance_step_note,
  check_in: m.glance_step_check_in,
  missed_check_ins: m.glance_step_missed_check_ins,
  approval: m.glance_step_approval,
  transfer: m.glance_step_transfer,
  absence: m.glance_step_absence,
  empty_weeks: m.glance_step_weeks,
  silence: m.glance_step_silence,
  ending: m.glance_step_ending,
  payment: m.glance_step_payment,
  weight: m.glance_step_weight,
};

type Fallen = Extract<ShownLine, { reason: "adherence" }>["fell"][number]["kind"];

const asked: Record<Fallen, Text> = {
  exercises: m.glance_step_exercises,
  meals: m.glance_step_meals,
  steps: m.glance_step_steps,
};

/** What a line asks of the trainer, as a noun: an imperative would have a gender. */
export function stepText(line: ShownLine): string {
  const name = givenName(line.name);
  if (line.reason !== "adherence") return steps[line.reason]({ name });
  const [only, ...others] = line.fell;
  return only && others.length === 0
    ? asked[only.kind]({ name })
    : m.glance_step_adherence({ name });
}
