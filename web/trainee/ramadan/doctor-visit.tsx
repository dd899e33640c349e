import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { addDays, isLocalDate } from "../../../domain/calendar.ts";
import { doctorDayFault, maxDaysToDoctor } from "../../../domain/ramadan/fasting-health.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { isAnsweredElsewhere, tellAnsweredElsewhere } from "./answered-elsewhere.ts";
import { changeHealth } from "./queries.ts";

const field = "doctorOn";

/** The day of the doctor's appointment, as the person writes it. Once it is over, another one is asked for, or none. */
export function DoctorVisit({ doctorOn }: { doctorOn: string | null }) {
  const today = useToday();
  const isOver = doctorOn !== null && doctorOn < today;
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, variables, error } = useMutation({
    networkMode: "always",
    mutationFn: (day: string | null) => changeHealth({ kind: "appointment", doctorOn: day }),
    onError: tellAnsweredElsewhere,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get(field) ?? "");
    const isRight = isLocalDate(day) && !doctorDayFault(day, today);
    setWrong(!isRight);
    if (isRight) mutate(day);
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      {isOver && <p>{m.fasting_visit_over({ day: formatDay(doctorOn, datedDay) })}</p>}
      <TextField
        key={doctorOn}
        type="date"
        name={field}
        label={m.fasting_visit()}
        min={today}
        max={addDays(today, maxDaysToDoctor)}
        defaultValue={isOver ? "" : (doctorOn ?? "")}
        error={isWrong ? m.fasting_visit_range() : undefined}
      />
      {error !== null && !isAnsweredElsewhere(error) && (
        <Banner kind="error">{errorText(error, m.fasting_visit_failed())}</Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="secondary"
          className="grow"
          pending={isPending && variables !== null}
        >
          {m.fasting_visit_save()}
        </Button>
        {doctorOn !== null && (
          <Button
            variant="ghost"
            className="grow"
            pending={isPending && variables === null}
            onClick={() => mutate(null)}
          >
            {isOver ? m.fasting_visit_none() : m.fasting_visit_remove()}
          </Button>
        )}
      </div>
    </form>
  );
}
