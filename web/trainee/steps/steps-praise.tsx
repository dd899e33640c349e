import { Celebration } from "../celebration/celebration.tsx";
import { goalReached } from "../celebration/day-goals.ts";
import { useCelebrations } from "../celebration/use-celebrations.ts";

type StepsPraiseProps = { date: string; steps: number; target: number };

/** The moment in which a count reaches the target: also on a day of rest, and before it is sent. */
export function StepsPraise({ date, steps, target }: StepsPraiseProps) {
  const { shown, end } = useCelebrations(goalReached(date, "steps", { done: steps, goal: target }));
  return <Celebration celebrated={shown} onEnd={end} />;
}
