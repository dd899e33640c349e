import { useState } from "react";
import { useSignOut } from "../../frame/use-sign-out.ts";
import { useWaitingCount } from "../../lib/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";

type Reach = { everywhere: boolean };

/** Ends the session; asks first when something has not been sent yet, which stays kept. */
export function SignOut() {
  const waiting = useWaitingCount();
  const { pending, signOut } = useSignOut();
  const [asked, setAsked] = useState<Reach>();

  const choose = (reach: Reach) => (waiting > 0 ? setAsked(reach) : void signOut(reach));
  const confirm = async () => {
    await signOut(asked);
    setAsked(undefined);
  };

  return (
    <>
      <Button
        variant="ghost"
        className="w-full justify-start! text-bad!"
        pending={pending}
        pendingLabel={m.frame_signing_out()}
        onClick={() => choose({ everywhere: false })}
      >
        <Icon name="logout" />
        {m.frame_sign_out()}
      </Button>
      <Button
        variant="ghost"
        className="w-full justify-start! text-muted!"
        disabled={pending}
        onClick={() => choose({ everywhere: true })}
      >
        <Icon name="phone" />
        {m.frame_sign_out_everywhere()}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={m.trainee_sign_out_waiting_title()}
        text={m.trainee_sign_out_waiting({ count: waiting })}
        confirmLabel={m.frame_sign_out()}
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
