import { useState } from "react";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { deviceFlag } from "../../../lib/device-flag.ts";
import { useRoomy, useWide } from "../editor/widths.ts";

const useLibraryFolded = deviceFlag("admin-library-folded", () => false);

/** A low window leaves its height to the library. */
const useMusclesFolded = deviceFlag("admin-muscles-folded", () => innerHeight < 850);

type Part = {
  shown: boolean;
  toggle: () => void;
};

/** What stands beside the days; a part without room is undefined. */
export type Beside = {
  library: Part | undefined;
  muscles: Part | undefined;
};

/**
 * The library and the muscles beside the week, with this device's choice of each. Where they would take the place of
 * six days, the muscles stay closed until they are asked for.
 */
export function useBeside(kind: ScheduleKind, editable: boolean): Beside {
  const [roomy, wide] = [useRoomy(), useWide()];
  const [libraryFolded, toggleLibrary] = useLibraryFolded();
  const [musclesFolded, toggleMuscles] = useMusclesFolded();
  const [asked, setAsked] = useState(false);
  const trains = kind === "exercises";
  const muscles = roomy
    ? { shown: !musclesFolded, toggle: toggleMuscles }
    : { shown: asked, toggle: () => setAsked(!asked) };
  return {
    library:
      trains && roomy && editable ? { shown: !libraryFolded, toggle: toggleLibrary } : undefined,
    muscles: trains && wide ? muscles : undefined,
  };
}
