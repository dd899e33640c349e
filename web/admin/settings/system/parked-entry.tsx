import type { ParkedEntry as Entry } from "../../../../domain/contract/plumbing/outbox.ts";
import { m } from "../../../paraglide/messages.js";
import { Ltr } from "../../../ui/bidi.tsx";
import { Button } from "../../../ui/button.tsx";
import { effectText, mailFailureText, momentText } from "./texts.ts";

type ParkedEntryProps = {
  entry: Entry;
  pending: boolean;
  onRetry: () => void;
  onDrop: () => void;
};

/** An entry: its effect, its person, its failure, and the possible actions. */
export function ParkedEntry({ entry, pending, onRetry, onDrop }: ParkedEntryProps) {
  const { createdAt, parkedAt, attempts, error } = entry;
  const what = effectText(entry);
  const help = mailFailureText(error);
  return (
    <li className="grid gap-3 px-4 py-3 lg:grid-cols-[1fr_auto] lg:items-start">
      <div className="grid min-w-0 gap-1">
        <h3 className="font-medium wrap-anywhere">
          <bdi>{what}</bdi>
        </h3>
        <Whom {...entry} />
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{m.outbox_ordered({ moment: momentText(createdAt) })}</span>
          <span>{m.outbox_parked({ moment: momentText(parkedAt) })}</span>
          <span>{m.outbox_tries({ count: attempts })}</span>
        </p>
        {help && <p className="text-sm">{help}</p>}
        {error !== null && (
          <p className="rounded-md bg-bad-soft px-3 py-2 text-sm wrap-anywhere">
            <Ltr>{error}</Ltr>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          pending={pending}
          aria-label={`${m.ui_retry()}: ${what}`}
          onClick={onRetry}
        >
          {m.ui_retry()}
        </Button>
        <Button variant="ghost" aria-label={`${m.outbox_drop()}: ${what}`} onClick={onDrop}>
          {m.outbox_drop()}
        </Button>
      </div>
    </li>
  );
}

function Whom({ whom, people }: Pick<Entry, "whom" | "people">) {
  if (people === 0) return null;
  if (whom === null) {
    const text = people === 1 ? m.outbox_account_gone() : m.outbox_people({ count: people });
    return <p className="text-sm">{text}</p>;
  }
  return (
    <p className="text-sm wrap-anywhere">
      {m.outbox_whom()} <bdi>{whom}</bdi>
    </p>
  );
}
