import { givenName } from "../../../domain/accounts/given-name.ts";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { AttentionReason } from "../../../domain/attention/attention.ts";
import type { ShownLine } from "../../../domain/contract/attention/overview.ts";
import { keepDraft, readDraft } from "../../chat/drafts.ts";
import { m } from "../../paraglide/messages.js";

interface Answer {
  label: () => string;
  /** What opens where one stands; without it the answer is a screen. */
  opens?: "message" | "payment" | "renewal" | "transfer";
  to: (traineeId: string) => string;
  /** The initial text of an answering message; it never replaces a draft. */
  draft?: (inputs: { name: string; quote: string }) => string;
}

const chat = adminPaths.conversation;
const byMessage = { opens: "message", to: chat } as const;

const answers: Record<AttentionReason, Answer> = {
  unread: { label: m.overview_do_reply, ...byMessage },
  note: { label: m.overview_do_answer, ...byMessage, draft: m.overview_draft_note },
  check_in: { label: m.overview_do_review_check_in, to: () => adminPaths.checkIns },
  approval: { label: m.overview_do_review, to: adminPaths.trainee },
  transfer: { label: m.overview_do_review, opens: "transfer", to: adminPaths.trainee },
  absence: { label: m.overview_do_review, to: adminPaths.trainee },
  empty_weeks: { label: m.overview_do_plan, to: adminPaths.schedule },
  silence: { label: m.overview_do_check_in, ...byMessage, draft: m.overview_draft_silence },
  missed_check_ins: {
    label: m.overview_do_check_in,
    ...byMessage,
    draft: m.overview_draft_missed_check_ins,
  },
  adherence: { label: m.overview_do_talk, ...byMessage, draft: m.overview_draft_adherence },
  ending: { label: m.overview_do_renew, opens: "renewal", to: adminPaths.trainee },
  payment: { label: m.overview_do_payment, opens: "payment", to: adminPaths.trainee },
  weight: { label: m.overview_do_remind, ...byMessage, draft: m.overview_draft_weight },
};

/** The answer to a line: its label, what it opens, and its text. */
export function answerTo(line: ShownLine) {
  const { reason, traineeId, name } = line;
  const { label, opens, to, draft } = answers[reason];
  const begun = draft?.({ name: givenName(name), quote: quoteIn(line) }) ?? "";
  return {
    label: label(),
    opens,
    to: line.reason === "check_in" ? adminPaths.checkIn(line.checkInId) : to(traineeId),
    /** Whether the answer is a message, in which case a second message link is needless. */
    isMessage: opens === "message" || reason === "approval",
    /** What a text must go beyond to be an answer: the quotation of a note, or nothing. */
    begun: reason === "note" ? begun : "",
    prepare: () => {
      if (readDraft(traineeId) === "") keepDraft(traineeId, begun);
    },
  };
}

/** The first words of a line's message or note. */
export const quoteIn = (line: ShownLine): string => ("quote" in line && line.quote) || "";
