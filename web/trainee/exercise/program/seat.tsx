import { useState } from "react";
import { movementOf } from "../../../../domain/activity/exercise-program.ts";
import { seatText } from "../../../../domain/activity/machine-seats.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { newId } from "../../../../domain/id.ts";
import { kindOf } from "../../../../domain/libraries/movement/kinds.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { useWrite } from "../../../lib/waiting/use-write.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { SeatWrite } from "../exercise-write.ts";
import { seatKey } from "../keys.ts";
import "../writes.ts";

const adjustable = new Set(["machine", "cable"]);

type SeatProps = { week: ExerciseWeek; item: ScheduledExercise; locked: boolean };

/** The remembered seat of a machine; a tap changes it. */
export function Seat({ week, item, locked }: SeatProps) {
  const [changing, setChanging] = useState(false);
  const send = useWrite<SeatWrite>(seatKey);
  const { exerciseId } = item;
  const kind = kindOf(movementOf(week, item));
  if (exerciseId === null || !kind || !adjustable.has(kind.equipment)) return null;
  const seat = week.seats?.find((each) => each.exerciseId === exerciseId)?.seat ?? "";
  if (changing) {
    return (
      <form
        className="flex basis-full flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get("seat") ?? "").trim();
          if (typed !== seat) send({ id: newId(), exerciseId, seat: typed });
          setChanging(false);
        }}
      >
        <TextField
          label={m.training_seat()}
          name="seat"
          hint={m.training_seat_hint()}
          autoComplete="off"
          maxLength={seatText.max}
          defaultValue={seat}
          className="grow"
        />
        <Button type="submit">{m.ui_save()}</Button>
      </form>
    );
  }
  if (locked && !seat) return null;
  return (
    <button
      type="button"
      disabled={locked}
      aria-label={m.training_seat_of({ name: nameIn(item), seat })}
      onClick={() => setChanging(true)}
      className="flex min-h-11 items-center gap-2 text-start text-sm text-accent-ink"
    >
      {seat ? (
        <>
          <span className="text-muted">{m.training_seat()}</span>
          <bdi className="font-medium text-ink wrap-anywhere">{seat}</bdi>
        </>
      ) : (
        m.training_seat_add()
      )}
    </button>
  );
}
