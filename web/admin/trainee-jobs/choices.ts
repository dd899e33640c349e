import { isLighterPeriod, type LighterPeriod } from "../../../domain/activity/lighter-days.ts";
import type { TraineeJobAction, TraineeJobAim } from "../../../domain/contract/jobs/jobs.ts";
import { jobTextProblem } from "../../../domain/jobs/jobs.ts";
import type { PlanChangeKind } from "../../../domain/memberships/subscriptions.ts";
import {
  type NotificationType,
  notificationFields,
} from "../../../domain/notifications/notifications.ts";
import { asOneLine } from "../../../domain/text.ts";

/** The jobs of the bar; each opens a dialog. */
export type JobChoice =
  | "message"
  | "remind"
  | "notify"
  | "activate"
  | "deactivate"
  | "plan"
  | "repeat"
  | "lighten"
  | "unlighten"
  | "mute"
  | "unmute";

/** The values of the dialog's fields, shown or not. */
export interface JobDraft {
  text: string;
  type: NotificationType;
  title: string;
  message: string;
  plan: string;
  change: PlanChangeKind;
  /** Undefined until days are suggested or chosen. */
  days: LighterPeriod | undefined;
}

export const emptyDraft: JobDraft = {
  text: "",
  type: "info",
  title: "",
  message: "",
  plan: "",
  change: "renewal",
  days: undefined,
};

/** The job without its texts, which decides the excluded people; undefined until a plan or days are chosen. */
export function aimOf(
  choice: JobChoice,
  { plan, change, days }: JobDraft,
): TraineeJobAim | undefined {
  switch (choice) {
    case "message":
    case "notify":
      return { kind: choice };
    case "remind":
      return { kind: "message", about: "payment" };
    case "activate":
      return { kind: "status", status: "active" };
    case "deactivate":
      return { kind: "status", status: "inactive" };
    case "plan":
      return plan ? { kind: "plan", plan, change } : undefined;
    case "repeat":
      return { kind: "repeat" };
    case "lighten":
      return days && isLighterPeriod(days) ? { kind: "lighten", days } : undefined;
    case "unlighten":
      return { kind: "lighten", days: null };
    case "mute":
      return { kind: "mute", muted: true };
    case "unmute":
      return { kind: "mute", muted: false };
  }
}

/** The whole job; undefined while a text is missing. */
export function actionOf(choice: JobChoice, draft: JobDraft): TraineeJobAction | undefined {
  const aim = aimOf(choice, draft);
  if (aim?.kind === "message") {
    return jobTextProblem(draft.text) ? undefined : { ...aim, text: draft.text };
  }
  if (aim?.kind === "notify") {
    const title = asOneLine(draft.title).trim().slice(0, notificationFields.title.max);
    const message = draft.message.trim().slice(0, notificationFields.message.max);
    return title && message ? { kind: "notify", type: draft.type, title, message } : undefined;
  }
  return aim;
}
