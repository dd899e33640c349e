import type { Muscle } from "../../../domain/libraries/movement/muscle-names.ts";
import { m } from "../../paraglide/messages.js";

export const muscleTexts: Record<Muscle, () => string> = {
  chest: m.muscle_chest,
  shoulders: m.muscle_shoulders,
  rear_shoulders: m.muscle_rear_shoulders,
  traps: m.muscle_traps,
  lats: m.muscle_lats,
  lower_back: m.muscle_lower_back,
  abs: m.muscle_abs,
  obliques: m.muscle_obliques,
  biceps: m.muscle_biceps,
  triceps: m.muscle_triceps,
  forearms: m.muscle_forearms,
  glutes: m.muscle_glutes,
  quads: m.muscle_quads,
  hamstrings: m.muscle_hamstrings,
  adductors: m.muscle_adductors,
  calves: m.muscle_calves,
};
