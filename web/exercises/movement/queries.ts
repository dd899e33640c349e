import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ExerciseCategory } from "../../../domain/libraries/exercises.ts";
import { categoryKeptWith } from "../../../domain/libraries/movement/ids.ts";
import type { MovementData } from "../../../domain/libraries/movement/movement.ts";
import { type Steps, type StepsData, stepsOf } from "../../../domain/libraries/movement/steps.ts";
import { getLocale } from "../../paraglide/runtime.js";
import type { ShownMovement } from "./engine.ts";

// Files of the build, cached by the service worker; a screen loads only those of its categories.
const drawn = import.meta.glob<Record<string, MovementData>>(
  "../../../domain/libraries/movement/data/drawn/*.json",
  { import: "default" },
);
const stepFiles = import.meta.glob<Record<string, StepsData>>(
  "../../../domain/libraries/movement/data/steps/*/*.json",
  { import: "default" },
);

function fileOf<File>(files: Record<string, () => Promise<File>>, end: string): Promise<File> {
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  if (!found) throw new Error(`no file ends in ${end}`);
  return found[1]();
}

const ofTheBuild = {
  networkMode: "always",
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/** The movements of a category, with the drawing code. */
const drawnQuery = (category: ExerciseCategory | undefined) =>
  queryOptions({
    queryKey: ["movements", category],
    queryFn: async () => {
      const [{ shownMovements }, data, shared, { default: muscles }] = await Promise.all([
        import("./engine.ts"),
        fileOf(drawn, `/${category}.json`),
        fileOf(drawn, "/shared.json"),
        import("../../../domain/libraries/movement/data/muscles.json"),
      ]);
      return shownMovements(data, shared, muscles);
    },
    enabled: category !== undefined,
    ...ofTheBuild,
  });

/** The steps of a category's movements, in the screen's language. */
export function stepsQuery(category: ExerciseCategory | undefined) {
  const locale = getLocale();
  return queryOptions({
    queryKey: ["movement-steps", locale, category],
    queryFn: () => fileOf(stepFiles, `/${locale}/${category}.json`),
    enabled: category !== undefined,
    ...ofTheBuild,
  });
}

/** The drawing of a movement; null without one, undefined while it loads. */
export function useMovement(id: string | null | undefined): ShownMovement | null | undefined {
  const category = categoryKeptWith(id);
  const { data, isError } = useQuery(drawnQuery(category));
  if (!id || !category || isError) return null;
  return data && (data(id) ?? null);
}

/** The steps of a movement; null without any, undefined while they load. */
export function useSteps(id: string | null | undefined): Steps | null | undefined {
  const category = categoryKeptWith(id);
  const { data, isError } = useQuery(stepsQuery(category));
  if (!id || !category || isError) return null;
  const written = data?.[id];
  return data && (written ? stepsOf(written) : null);
}
