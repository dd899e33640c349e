import { useState } from "react";
import {
  daysToMakeUp,
  type FastingMarks,
  missedDays,
} from "../../../domain/ramadan/fasting-days.ts";
import { m } from "../../paraglide/messages.js";
import { NumberField } from "../../ui/number-field.tsx";
import { readMadeUp, writeMadeUp } from "./made-up.ts";

/** The days that are left to make up, less those that the person counts on this phone. */
export function DaysToMakeUp({ marks }: { marks: FastingMarks }) {
  const missed = missedDays(marks);
  const [counted, setCounted] = useState(readMadeUp);
  const [isWrong, setWrong] = useState(false);
  const madeUp = Math.min(counted, missed);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">{m.ramadan_make_up()}</h3>
        <p>{m.ramadan_make_up_left({ count: daysToMakeUp(marks, madeUp) })}</p>
      </div>
      {missed > 0 && (
        <NumberField
          label={m.ramadan_made_up()}
          name="made-up"
          hint={m.ramadan_made_up_hint()}
          min={0}
          max={missed}
          error={isWrong ? m.foods_range_error({ min: 0, max: missed }) : undefined}
          step={1}
          stepper
          value={madeUp}
          onValueChange={(days) => {
            const isRight =
              days !== undefined && Number.isInteger(days) && days >= 0 && days <= missed;
            setWrong(!isRight);
            if (!isRight) return;
            writeMadeUp(days);
            setCounted(days);
          }}
        />
      )}
    </section>
  );
}
