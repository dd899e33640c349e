import type { TraineeJobAction } from "../../../domain/contract/jobs/jobs.ts";
import type { LeftOutReason } from "../../../domain/jobs/jobs.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import type { JobChoice } from "./choices.ts";

type Counted = (of: { count: number; total: string }) => string;
const counted = (text: Counted, count: number) => text({ count, total: formatCount(count) });

/** A dialog's title, and the effect of its job. */
export const choiceTexts: Record<JobChoice, { title: () => string; text: () => string }> = {
  message: { title: m.bulk_title_message, text: m.bulk_text_message },
  remind: { title: m.bulk_title_remind, text: m.bulk_text_remind },
  notify: { title: m.bulk_title_notify, text: m.bulk_text_notify },
  activate: { title: m.bulk_activate, text: m.bulk_text_activate },
  deactivate: { title: m.bulk_deactivate, text: m.bulk_text_deactivate },
  plan: { title: m.bulk_plan, text: m.bulk_text_plan },
  repeat: { title: m.bulk_title_repeat, text: m.bulk_text_repeat },
  lighten: { title: m.training_lighter, text: m.bulk_text_lighten },
  unlighten: { title: m.bulk_unlighten, text: m.bulk_text_unlighten },
  mute: { title: m.bulk_mute, text: m.bulk_text_mute },
  unmute: { title: m.bulk_unmute, text: m.bulk_text_unmute },
};

/** Choices that send words; the others change something. */
export const sendingChoices: readonly JobChoice[] = ["message", "remind", "notify"];

/** The label of the confirming button, with the number of people. */
export const confirmText = (choice: JobChoice, count: number) =>
  counted(sendingChoices.includes(choice) ? m.bulk_send : m.bulk_apply, count);

export const reachesText = (count: number) => counted(m.bulk_reaches, count);

export const leftOutTexts: Record<LeftOutReason, () => string> = {
  inactive: m.bulk_out_inactive,
  pending: m.bulk_out_pending,
  undecided: m.bulk_out_undecided,
  unchanged: m.bulk_out_unchanged,
  no_subscription: m.bulk_out_no_subscription,
  too_far: m.bulk_out_too_far,
  no_week: m.bulk_out_no_week,
  reminded: m.bulk_out_reminded,
  lighter: m.bulk_out_lighter,
  gone: m.bulk_out_gone,
};

export function doneText(action: TraineeJobAction, count: number): string {
  const texts: Record<TraineeJobAction["kind"], Counted> = {
    message: m.bulk_done_message,
    notify: m.bulk_done_notify,
    status: m.bulk_done_status,
    plan: m.bulk_done_plan,
    repeat: m.bulk_done_repeat,
    lighten:
      action.kind === "lighten" && !action.days ? m.bulk_done_unlighten : m.bulk_done_lighten,
    mute: action.kind === "mute" && !action.muted ? m.bulk_done_unmute : m.bulk_done_mute,
  };
  return counted(texts[action.kind], count);
}
