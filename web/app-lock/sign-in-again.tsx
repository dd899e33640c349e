import { useState } from "react";
import { useSignOut } from "../frame/use-sign-out.tsx";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

type SignInAgainProps = { label: string; variant: "primary" | "ghost" };

/** The one way out of a lock without its digits: signing out of this device, which removes the lock. */
export function SignInAgain({ label, variant }: SignInAgainProps) {
  const [asking, setAsking] = useState(false);
  const { pending, signOut, question } = useSignOut();
  return (
    <>
      <Button variant={variant} pending={pending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={m.app_lock_sign_in()}
        text={m.app_lock_sign_in_text()}
        confirmLabel={m.frame_sign_out()}
        onConfirm={() => {
          setAsking(false);
          signOut();
        }}
        onClose={() => setAsking(false)}
      />
      {question}
    </>
  );
}
