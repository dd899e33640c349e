import { Suspense, useState } from "react";
import { lazyPart } from "../../../../frame/again.tsx";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import type { ShareDialogProps } from "./share-dialog.tsx";

const ShareDialog = lazyPart(async () => (await import("./share-dialog.tsx")).ShareDialog);

/** Opens the day's picture, whose code loads on demand. */
export function ShareButton(props: Omit<ShareDialogProps, "onClose">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="w-full"
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
        {m.training_share()}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
