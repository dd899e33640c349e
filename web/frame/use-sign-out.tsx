import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { queryClient } from "../lib/session/query-client.ts";
import { signOut } from "../lib/session/sign-out.ts";
import { useWho } from "../lib/session/use-who.ts";
import { isRefused } from "../lib/session/viewing.ts";
import { countUnsent } from "../lib/waiting/follow-writes.ts";
import { m } from "../paraglide/messages.js";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { toast } from "../ui/toast.tsx";

type Reach = { everywhere: boolean };

interface SignOut {
  pending: boolean;
  signOut: (reach?: Reach) => void;
  /** The confirming dialog, rendered beside the button. */
  question: ReactNode;
}

/**
 * Ends the session on the server and here; without an answer the person stays signed in. Unsent writes need a
 * confirmation, and stay stored.
 */
export function useSignOut(): SignOut {
  const who = useWho();
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState<Reach & { unsent: number }>();

  const end = async (reach: Reach) => {
    setPending(true);
    try {
      await signOut(reach);
    } catch {
      toast({ kind: "error", text: m.frame_sign_out_failed() });
      setPending(false);
    }
    setAsked(undefined);
  };
  const choose = async (reach: Reach = { everywhere: false }) => {
    if (isRefused()) return;
    const unsent = await countUnsent(queryClient, who?.id);
    if (unsent > 0) setAsked({ ...reach, unsent });
    else void end(reach);
  };
  // Rendered outside the bar or menu, as those are no place for a dialog.
  const dialog = asked && (
    <ConfirmDialog
      open
      title={m.frame_sign_out_waiting_title()}
      text={m.frame_sign_out_waiting({ count: asked.unsent })}
      confirmLabel={m.frame_sign_out()}
      pending={pending}
      onConfirm={() => void end(asked)}
      onClose={() => setAsked(undefined)}
    />
  );
  const question = dialog && createPortal(dialog, document.body);
  return { pending, signOut: (reach) => void choose(reach), question };
}
