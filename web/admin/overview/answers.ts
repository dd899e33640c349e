import { givenName } from "../../../domain/accounts/given-name.ts";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { AttentionReason } from "../../../domain/attention/attention.ts";
import type { ShownLine } from "../../../domain/contract/attention/overview.ts";
import { keepDraft, readDraft } from "../../chat/drafts.ts";
import { m } from "../../paraglide/messages.js";

interface Answer {
  label: () => string;
  to: (traineeId: string) => string;
  /** The initial text of an answering message; it never replaces a draft. */
  draft?: (inputs: { name: string; quote: string }) => string;
}

/** The address of a tab of the person's page, with a search parameter that opens a dialog. */
const tab = (name: string, asked: string) => (id: string) =>
  `${adminPaths.trainee(id)}?tab=${name}&${asked}=1`;
const chat = adminPaths.conversation;

const answers: Record<AttentionReason, Answer> = {
  unread: { label: m.overview_do_reply, to: chat },
  note: { label: m.overview_do_answer, to: chat, draft: m.overview_draft_note },
  approval: { label: m.overview_do_review, to: adminPaths.trainee },
  absence: { label: m.overview_do_review, to: adminPaths.trainee },
  empty_weeks: { label: m.overview_do_plan, to: adminPaths.schedule },
  silence: { label: m.overview_do_check_in, to: chat, draft: m.overview_draft_silence },
  adherence: { label: m.overview_do_talk, to: chat, draft: m.overview_draft_adherence },
  ending: { label: m.overview_do_renew, to: tab("subscription", "renew") },
  payment: { label: m.overview_do_payment, to: tab("payments", "record") },
  weight: { label: m.overview_do_remind, to: chat, draft: m.overview_draft_weight },
};

/** The answer to a line: its link, its label and its text. */
export function answerTo(line: ShownLine) {
  const { reason, traineeId, name } = line;
  const { label, to, draft } = answers[reason];
  return {
    label: label(),
    to: to(traineeId),
    /** Whether the answer is a message, in which case a second message link is needless. */
    isMessage: to === chat || reason === "approval",
    prepare: () => {
      if (draft && readDraft(traineeId) === "")
        keepDraft(traineeId, draft({ name: givenName(name), quote: quoteIn(line) }));
    },
  };
}

/** The first words of a line's message or note. */
export const quoteIn = (line: ShownLine): string => ("quote" in line && line.quote) || "";
