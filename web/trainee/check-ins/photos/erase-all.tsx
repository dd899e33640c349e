import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useConsent } from "./use-consent.ts";

/** Erases every photo of a person who may have none any more. */
export function EraseAll() {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useConsent();
  const erase = () =>
    mutate(
      { purpose: "coach", given: false, photos: "erase" },
      { onSettled: () => setAsked(false) },
    );
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {m.photos_erase_all()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        danger
        title={m.photos_erase_all_title()}
        text={m.photos_erase_all_text()}
        confirmLabel={m.photos_withdraw_erase()}
        pending={isPending}
        onConfirm={erase}
      />
    </>
  );
}
