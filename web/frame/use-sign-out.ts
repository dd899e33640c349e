import { useState } from "react";
import { signOut } from "../lib/sign-out.ts";
import { m } from "../paraglide/messages.js";
import { toast } from "../ui/toast.tsx";

/** Ends the session on the server and here; stays signed in when the server was not reached. */
export function useSignOut() {
  const [pending, setPending] = useState(false);
  const end = async (scope: { everywhere?: boolean } = {}) => {
    setPending(true);
    try {
      await signOut(scope);
    } catch {
      toast({ kind: "error", text: m.frame_sign_out_failed() });
      setPending(false);
    }
  };
  return { pending, signOut: end };
}
