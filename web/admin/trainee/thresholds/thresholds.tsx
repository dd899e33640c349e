import { Suspense, useState } from "react";
import { lazyPart } from "../../../frame/again.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";

const ThresholdsDialog = lazyPart(
  async () => (await import("./thresholds-dialog.tsx")).ThresholdsDialog,
);

/** The card that opens a trainee's own thresholds. */
export function Thresholds({ traineeId, name }: { traineeId: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Card
      title={m.thresholds_title()}
      action={
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.thresholds_open()}
        </Button>
      }
    >
      <p className="text-sm text-muted">{m.thresholds_text()}</p>
      {open && (
        <Suspense>
          <ThresholdsDialog traineeId={traineeId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
