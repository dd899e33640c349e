import { onlineManager } from "@tanstack/react-query";
import { useState } from "react";
import { dayText } from "../../chat/times.ts";
import { clockAt } from "../../lib/format/clock.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { today } from "../../lib/format/today.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { useLocked } from "../../lib/session/app-lock.ts";
import { isReached } from "../../lib/session/reached.ts";
import { sendNow } from "../../lib/waiting/define-write.ts";
import type { PersistedWrite } from "../../lib/waiting/persisted-writes.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { labelOf, lineOf, madeAt, summaryOf, toldOnce } from "./labels.ts";
import { useLasts } from "./lasting.ts";
import { giveUp, sendAgain, useUnsent } from "./unsent.ts";

/** The summary of writes for the bar. */
export const UnsentLine = ({ writes }: { writes: readonly PersistedWrite[] }) => (
  <>: {lineOf(writes, useLocked())}</>
);

/** All unsent writes, with their actions. */
export function UnsentSheet({ onClose }: { onClose: () => void }) {
  const { waiting, aside } = useUnsent();
  const [pending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    const reached = await isReached();
    setPending(false);
    if (!reached) return toast({ text: m.offline_still() });
    // The browser may consider itself offline for too long.
    onlineManager.setOnline(true);
    sendNow();
  };
  const footer = waiting.length > 0 && (
    <Button pending={pending} onClick={() => void send()}>
      {m.offline_send_now()}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.offline_waiting_title()}
      {...(waiting.length > 0 && { description: summaryOf(waiting) })}
      footer={footer}
      readOnly={aside.length === 0}
    >
      {waiting.length + aside.length === 0 && <p className="py-4">{m.offline_nothing()}</p>}
      {waiting.length > 0 && <Waiting writes={waiting} />}
      {aside.length > 0 && <Aside writes={aside} />}
    </Dialog>
  );
}

function Waiting({ writes }: { writes: readonly PersistedWrite[] }) {
  const lasts = useLasts();
  return (
    <>
      <ul className="divide-y divide-line">
        {toldOnce(writes).map((write) => (
          <li key={write.variables.id} className="py-2.5">
            <Entry write={write} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        {m.offline_waiting_text()}{" "}
        {lasts !== undefined && (lasts ? m.offline_kept_safe() : m.offline_kept_browser())}
      </p>
    </>
  );
}

function Aside({ writes }: { writes: readonly PersistedWrite[] }) {
  return (
    <section className="mt-4 first:mt-0">
      <h3 className="font-semibold">{m.offline_aside_title()}</h3>
      <p className="text-sm text-muted">{m.offline_aside_text()}</p>
      <ul className="divide-y divide-line">
        {writes.map((write) => (
          <li key={write.variables.id} className="grid gap-1 py-2.5">
            <Entry write={write} />
            {write.aside && write.aside !== "internal" && (
              <p className="text-sm text-bad">{errorText(new ApiError(write.aside))}</p>
            )}
            <div className="-ms-3 flex flex-wrap gap-1">
              <Button variant="ghost" onClick={() => void sendAgain(write)}>
                {m.ui_retry()}
              </Button>
              <Button variant="ghost" className="text-bad!" onClick={() => giveUp(write)}>
                {m.offline_give_up()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ write }: { write: PersistedWrite }) {
  const { title, text } = labelOf(write, useLocked());
  const at = madeAt(write);
  return (
    <p className="flex items-baseline gap-3">
      <span className="min-w-0 grow">
        <span className="block font-medium first-letter:uppercase">{title}</span>
        {text && (
          <span dir="auto" className="clamp-line block text-start text-sm text-muted">
            {text}
          </span>
        )}
      </span>
      <time dateTime={new Date(at).toISOString()} className="text-sm text-muted tabular-nums">
        {momentText(at)}
      </time>
    </p>
  );
}

const momentText = (at: number) =>
  ownDayAt(at) === today() ? clockAt(at) : `${dayText(ownDayAt(at))} ${clockAt(at)}`;
