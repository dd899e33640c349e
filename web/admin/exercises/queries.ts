import { queryOptions } from "@tanstack/react-query";
import type {
  ExerciseChanges,
  ExerciseDetails,
  ExercisesPage,
  NewExercise,
} from "../../../domain/contract/libraries/exercises.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { definePages } from "../list/pages.ts";
import type { LibraryRows } from "../removal/library.ts";
import { exerciseChoicesKey } from "../schedule/library/query.ts";
import { exerciseList } from "./list-state.ts";

const key = ["admin", "exercises"] as const;
const detailsKey = (id: string) => [...key, "details", id] as const;

export const exercisePages = definePages({
  list: exerciseList,
  key: [...key, "page"],
  rows: "exercises",
  load: (query, signal) =>
    answer(adminClient().exercises.$get({ query }, { init: { signal } })) as Promise<ExercisesPage>,
});

/** The whole list as a file. */
export const loadExercisesFile = (query: Record<string, string>): Promise<Response> =>
  adminClient().exercises.file.$get({ query });

export function exerciseQuery(id: string) {
  return queryOptions({
    queryKey: detailsKey(id),
    queryFn: ({ signal }) =>
      answer(
        adminClient().exercises[":id"].$get({ param: { id } }, { init: { signal } }),
      ) as Promise<ExerciseDetails>,
  });
}

/** Invalidates all lists of exercises, also those of pickers. */
const changed = () =>
  Promise.all(
    [key, exerciseChoicesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

export async function createExercise(exercise: NewExercise): Promise<ExerciseDetails> {
  const created = await answer(adminClient().exercises.$post({ json: exercise }));
  void changed();
  return created as ExerciseDetails;
}

export async function updateExercise(
  id: string,
  changes: ExerciseChanges,
): Promise<ExerciseDetails> {
  const request = adminClient().exercises[":id"].$patch({ param: { id }, json: changes });
  const updated = (await answer(request)) as ExerciseDetails;
  queryClient.setQueryData(detailsKey(id), updated);
  void changed();
  return updated;
}

/** The deletion and restoration of exercises. */
export const exerciseLibrary: LibraryRows = {
  key: "exercises",
  daysToCome: (id, signal) =>
    answer(
      adminClient().exercises[":id"]["days-to-come"].$get({ param: { id } }, { init: { signal } }),
    ),
  setStatus: (id, status) => updateExercise(id, { status }),
  remove: (id, json) => answer(adminClient().exercises[":id"].$delete({ param: { id }, json })),
  undo: (id) =>
    answer(adminClient()["exercise-removals"][":id"].undo.$post({ param: { id }, json: {} })),
  forget: (id) => {
    queryClient.removeQueries({ queryKey: detailsKey(id) });
    exercisePages.change((rows) => rows.filter((row) => row.id !== id));
    void changed();
  },
  removed: m.exercises_deleted,
  failed: { remove: m.exercises_delete_failed, setStatus: m.exercises_update_failed },
};

/** A ticket's address under which the trainer plays a file. */
export async function getVideoTicket(videoId: string): Promise<{ url: string }> {
  return answer(adminClient().videos[":id"].ticket.$post({ param: { id: videoId }, json: {} }));
}
