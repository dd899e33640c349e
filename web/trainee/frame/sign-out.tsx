import { useEffect } from "react";
import { knowQuestion, useSignOut } from "../../frame/use-sign-out.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Buttons that sign out this device or all devices. */
export function SignOut() {
  const { pending, signOut, question } = useSignOut();
  useEffect(knowQuestion, []);
  return (
    <>
      <Button
        variant="ghost"
        className="w-full justify-start! text-bad!"
        pending={pending}
        pendingLabel={m.frame_signing_out()}
        onClick={() => signOut()}
      >
        <Icon name="logout" />
        {m.frame_sign_out()}
      </Button>
      <Button
        variant="ghost"
        className="w-full justify-start! text-muted!"
        disabled={pending}
        onClick={() => signOut({ everywhere: true })}
      >
        <Icon name="devices" />
        {m.frame_sign_out_everywhere()}
      </Button>
      {question}
    </>
  );
}
