import type { Muscle } from "../../../domain/libraries/movement/muscle-names.ts";
import { m } from "../../paraglide/messages.js";
import { muscleTexts } from "../movement/muscle-texts.ts";

/** «الصدر 12 مجموعة، الترايسبس 4.5 مجموعة». */
export const mapText = (sets: ReadonlyMap<Muscle, number>): string =>
  [...sets]
    .map(([muscle, count]) =>
      m.muscle_map_line({
        muscle: muscleTexts[muscle](),
        sets: m.schedule_sets_count({ count }),
      }),
    )
    .join(m.ui_comma());
