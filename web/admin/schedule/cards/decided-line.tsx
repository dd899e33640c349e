import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { FactLine } from "../../../ui/fact-line.tsx";
import { decidedFacts } from "./decided-facts.tsx";

type DecidedLineProps = {
  item: ScheduledExercise;
  /** Whether another line already shows the progression. */
  toldOfProgression: boolean;
  /** Undefined if the exercise is read-only. */
  onDetails: (() => void) | undefined;
};

/** The prescribed values of an exercise on one line; nothing without any. */
export function DecidedLine({ item, toldOfProgression, onDetails }: DecidedLineProps) {
  const { note } = item;
  const facts = decidedFacts(item, { progressions: !toldOfProgression });
  if (facts.length === 0 && !note) return null;
  const content = (
    <>
      {facts.length > 0 && <FactLine facts={facts} />}
      {note && <bdi className="plaintext clamp-lines-3 wrap-anywhere">{note}</bdi>}
    </>
  );
  const className = "block w-full px-1 pt-0.5 text-start text-sm text-muted";
  if (!onDetails) return <div className={className}>{content}</div>;
  return (
    <button
      type="button"
      onClick={onDetails}
      title={m.schedule_details_of({ name: nameIn(item) })}
      className={`${className} rounded-sm hover:bg-soft hover:text-ink pointer-coarse:py-2.5`}
    >
      {content}
    </button>
  );
}
