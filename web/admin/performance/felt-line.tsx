import type { WorkoutFeeling } from "../../../domain/activity/workout-feeling.ts";
import { m } from "../../paraglide/messages.js";
import { FactLine } from "../../ui/fact-line.tsx";

/** How a day's workout felt, by the trainee: the effort and the words. */
export function FeltLine({
  feelings,
  date,
}: {
  feelings: readonly WorkoutFeeling[];
  date: string;
}) {
  const felt = feelings.find((each) => each.date === date);
  if (!felt) return null;
  return (
    <FactLine
      sentences
      className="text-sm font-normal text-muted"
      facts={[
        felt.effort !== null && m.performance_felt({ effort: felt.effort }),
        felt.words && <bdi className="wrap-anywhere">«{felt.words}»</bdi>,
      ]}
    />
  );
}
