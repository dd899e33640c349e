import { useState } from "react";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { deviceFlag } from "../../../lib/device-flag.ts";
import { useRoomy, useTall, useWide } from "../editor/widths.ts";

const useLibraryFolded = deviceFlag("admin-library-folded", () => false);

const useMusclesFolded = deviceFlag("admin-muscles-folded", () => false);

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
 * The library and the muscles beside the week, with this device's choice of each. Where the muscles would take the
 * place of six days, or the height of the library's rows, they stay closed until they are asked for; in a low window
 * they then stand in the library's place.
 */
export function useBeside(kind: ScheduleKind, editable: boolean): Beside {
  const [roomy, tall, wide] = [useRoomy(), useTall(), useWide()];
  const [libraryFolded, toggleLibrary] = useLibraryFolded();
  const [musclesFolded, toggleMuscles] = useMusclesFolded();
  const [asked, setAsked] = useState(false);
  const trains = kind === "exercises";
  const docks = trains && roomy && editable;
  const shares = docks && !tall && !libraryFolded;
  const muscles =
    roomy && !shares
      ? { shown: !musclesFolded, toggle: toggleMuscles }
      : { shown: asked, toggle: () => setAsked(!asked) };
  const library =
    shares && asked
      ? { shown: false, toggle: () => setAsked(false) }
      : { shown: !libraryFolded, toggle: toggleLibrary };
  return { library: docks ? library : undefined, muscles: trains && wide ? muscles : undefined };
}
