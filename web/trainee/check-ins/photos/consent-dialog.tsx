import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useConsent } from "./use-consent.ts";

type ConsentDialogProps = { open: boolean; onClose: () => void; onAgreed: () => void };

/** Asks once whether the coach may see photos; both answers are as large, and no is final until the person changes it. */
export function ConsentDialog({ open, onClose, onAgreed }: ConsentDialogProps) {
  const gender = useWho()?.gender ?? "other";
  const { mutateAsync, isPending, variables } = useConsent();
  const decide = async (given: boolean) => {
    await mutateAsync({ purpose: "coach", given });
    onClose();
    if (given) onAgreed();
    else toast({ text: m.photos_refused() });
  };
  const press = (given: boolean) => () => void decide(given).catch(() => {});
  return (
    <Dialog
      open={open}
      onClose={isPending ? () => {} : onClose}
      title={m.photos_consent_title()}
      footer={
        <div className="grid w-full grid-cols-2 gap-3">
          <Button
            variant="secondary"
            onClick={press(false)}
            pending={isPending && variables?.given === false}
            disabled={isPending}
          >
            {m.photos_consent_no()}
          </Button>
          <Button
            onClick={press(true)}
            pending={isPending && variables?.given === true}
            disabled={isPending}
          >
            {m.photos_consent_yes()}
          </Button>
        </div>
      }
    >
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>{m.photos_consent_coach()}</li>
        <li>{m.photos_consent_face({ gender })}</li>
        <li>{m.photos_consent_views({ gender })}</li>
        <li>{m.photos_consent_screenshots()}</li>
        <li>{m.photos_consent_withdraw({ gender })}</li>
      </ul>
    </Dialog>
  );
}
