import type { WorkoutFeeling } from "../../../domain/activity/workout-feeling.ts";
import type { NewWorkoutFeeling } from "../../../domain/contract/activity/workout-feeling.ts";
import { newId } from "../../../domain/id.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { feelingKey } from "./keys.ts";
import "./writes.ts";

/** Tells the trainer how a day's workout felt. */
export function useFeeling() {
  const send = useWrite<NewWorkoutFeeling>(feelingKey);
  return (feeling: WorkoutFeeling) => send({ id: newId(), ...feeling });
}
