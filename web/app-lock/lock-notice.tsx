import { openLock } from "../lib/session/app-lock.ts";
import { m } from "../paraglide/messages.js";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { UnlockForm } from "./unlock-form.tsx";

/** Stands in the place of a covered screen. */
export function LockNotice() {
  return (
    <Card className="mx-auto grid w-full max-w-md grid-cols-1 gap-5">
      <div className="grid justify-items-center gap-3 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-2xl text-accent-ink">
          <Icon name="lock" />
        </span>
        <p className="text-muted">{m.app_lock_covered()}</p>
      </div>
      <UnlockForm onOpen={openLock} />
    </Card>
  );
}
