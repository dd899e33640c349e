import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { signOut } from "../lib/session/sign-out.ts";
import { isRefused } from "../lib/session/viewing.ts";
import { m } from "../paraglide/messages.js";
import { toast } from "../ui/toast.tsx";
import type { Left } from "./sign-out-question.tsx";

type Reach = { everywhere: boolean };

const loadQuestion = () => import("./sign-out-question.tsx");

/** Loads the question's code beside the button, so that it can be asked without a network. */
export const knowQuestion = (): void => void loadQuestion().catch(() => {});

type SignOutQuestion = Awaited<ReturnType<typeof loadQuestion>>["SignOutQuestion"];

interface SignOut {
  pending: boolean;
  signOut: (reach?: Reach) => void;
  /** The confirming dialog, rendered beside the button. */
  question: ReactNode;
}

/**
 * Ends the session on the server and here; without an answer the person stays signed in. What is unsent needs a
 * confirmation.
 */
export function useSignOut(): SignOut {
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState<{ reach: Reach; left: Left; Question: SignOutQuestion }>();

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
    try {
      const { readLeft, SignOutQuestion: Question } = await loadQuestion();
      const left = await readLeft();
      if (left) setAsked({ reach, left, Question });
      else void end(reach);
    } catch {
      // Nothing is deleted unasked.
      toast({ kind: "error", text: m.frame_sign_out_failed() });
    }
  };
  // Rendered outside the bar or menu, as those are no place for a dialog.
  const dialog = asked && (
    <asked.Question
      left={asked.left}
      pending={pending}
      onConfirm={() => void end(asked.reach)}
      onClose={() => setAsked(undefined)}
    />
  );
  const question = dialog && createPortal(dialog, document.body);
  return { pending, signOut: (reach) => void choose(reach), question };
}
