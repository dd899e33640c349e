import type { ReactNode } from "react";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import { timeText } from "../../exercises/amount.ts";
import { nameIn } from "../../lib/names.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { progressionTexts } from "./texts.ts";

type DecidedLineProps = {
  item: ScheduledExercise;
  /** Whether a line of its own tells of the progression. */
  toldOfProgression: boolean;
  /** Where the exercise can still be changed. */
  onDetails: (() => void) | undefined;
};

/** What else is decided of an exercise, in as little as it takes; nothing while nothing is. */
export function DecidedLine({ item, toldOfProgression, onDetails }: DecidedLineProps) {
  const { rest, rpe, tempo, note, progression } = item;
  const facts: ReactNode[] = [
    rest !== null &&
      (rest === 0 ? m.schedule_no_rest() : m.schedule_rest({ time: timeText(rest) })),
    rpe !== null && <Ltr>{m.schedule_rpe({ rpe })}</Ltr>,
    tempo && <Ltr>{tempo}</Ltr>,
    progression && !toldOfProgression && progressionTexts[progression](),
  ].filter(Boolean);
  if (facts.length === 0 && !note) return null;
  const content = (
    <>
      {facts.length > 0 && (
        <span className="flex flex-wrap gap-x-1.5">
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each stands where it always stands
            <span key={index} className="whitespace-nowrap">
              {fact}
              {index < facts.length - 1 && " ·"}
            </span>
          ))}
        </span>
      )}
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
