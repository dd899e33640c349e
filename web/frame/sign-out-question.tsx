import { readJson } from "../lib/local-items.ts";
import { privateKey } from "../lib/session/private-storage.ts";
import { queryClient } from "../lib/session/query-client.ts";
import { getWho } from "../lib/session/session.ts";
import { countUnsent } from "../lib/waiting/follow-writes.ts";
import { readWrites } from "../lib/waiting/persisted-writes.ts";
import { m } from "../paraglide/messages.js";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/** What a sign-out leaves on this device, and what it deletes from it. */
export interface Left {
  /** Unsent writes, which stay. */
  writes: number;
  /** Begun check-ins, which go. */
  checkIns: number;
  /** The trainer's unsent replies to check-ins, which go. */
  replies: number;
}

/** @returns undefined if nothing is unsent */
export async function readLeft(): Promise<Left | undefined> {
  const account = getWho()?.id;
  const [writes, waiting] = await Promise.all([
    countUnsent(queryClient, account),
    account === undefined ? [] : readWrites(account),
  ]);
  const sending = waiting.map(({ variables }) => (variables as { itemId?: string }).itemId);
  // By their stored texts: the stores of drafts belong to the areas.
  const drafts = Object.entries(readJson(privateKey("check-in-drafts")) ?? {});
  const checkIns = drafts.filter(([key, kept]) => kept?.draft && !sending.includes(key)).length;
  const replies = Object.keys(readJson(privateKey("check-in-reply-drafts")) ?? {}).length;
  return writes + checkIns + replies > 0 ? { writes, checkIns, replies } : undefined;
}

type SignOutQuestionProps = {
  left: Left;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The question before unsent input is left or lost. */
export function SignOutQuestion({ left, ...rest }: SignOutQuestionProps) {
  const { writes, checkIns, replies } = left;
  const [first = "", ...others] = [
    writes > 0 ? m.frame_sign_out_waiting({ count: writes }) : [],
    checkIns > 0 ? m.frame_sign_out_drafts({ count: checkIns }) : [],
    replies > 0 ? m.frame_sign_out_replies({ count: replies }) : [],
  ].flat();
  return (
    <ConfirmDialog
      open
      danger={checkIns + replies > 0}
      title={m.frame_sign_out_waiting_title()}
      text={first}
      confirmLabel={m.frame_sign_out()}
      {...rest}
    >
      {others.map((text) => (
        <p key={text} className="mt-3">
          {text}
        </p>
      ))}
    </ConfirmDialog>
  );
}
