import { Suspense, useState } from "react";
import type { LocalDate } from "../../../domain/calendar.ts";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";

const PutAwayDialog = lazyPart(async () => (await import("./put-away-dialog.tsx")).PutAwayDialog);

/** Opens the lines put away from the queue, if there are any. */
export function PutAwayButton({ count, today }: { count: number; today: LocalDate }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {(count > 0 || open) && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
          <Icon name="clock" />
          {m.overview_away_open({ count })}
        </Button>
      )}
      {open && (
        <Suspense>
          <PutAwayDialog today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
