import type { Exercise } from "../../../domain/contract/libraries/exercises.ts";
import { ExerciseThumb } from "../../exercises/movement/thumb.tsx";
import { categoryTexts } from "../../exercises/texts.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { nameIn, otherNameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { OtherLanguage } from "../../ui/bidi.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { result, useResultKeys } from "../../ui/use-result-keys.ts";
import type { RemovalTexts, ReplacementPicker } from "../removal/library.ts";
import { RemovalDialog } from "../removal/removal-dialog.tsx";
import { LibraryFilters } from "../schedule/library/filters.tsx";
import { useLibrary } from "../schedule/library/use-library.ts";
import { exerciseLibrary } from "./queries.ts";

/** The picker of a replacement; it opens on the same category. */
const ExerciseReplacement: ReplacementPicker<Exercise> = ({ row, onPick, onClose }) => {
  const library = useLibrary({ category: row.category });
  const { list } = library;
  const keys = useResultKeys(library.settled);
  const found = library.found?.filter(({ id }) => id !== row.id);
  const choose = (exercise: Exercise) =>
    onPick(named(exercise), <p className="pt-3">{m.exercises_replace_consequence()}</p>);
  return (
    <Dialog
      open
      size="tall"
      title={m.library_replacement_of({ name: nameIn(row) })}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the results inside */}
      <div ref={keys.frame} onKeyDown={keys.onKeyDown}>
        <LibraryFilters filter={library.filter} onChange={library.change} />
        {!found && list.error && (
          <LoadFailure
            title={m.schedule_pick_failed()}
            error={list.error}
            pending={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {!found && !list.error && (
          <Loading className="grid gap-2">
            {["a", "b", "c", "d", "e"].map((each) => (
              <Skeleton key={each} className="h-16 rounded-lg" />
            ))}
          </Loading>
        )}
        {found && (
          <p role="status" className={found.length > 0 ? "sr-only" : "py-6 text-center text-muted"}>
            {found.length > 0
              ? m.schedule_pick_found({ count: found.length })
              : m.schedule_pick_none()}
          </p>
        )}
        <ul aria-label={m.foods_results()} className="grid grid-cols-1 gap-2">
          {found?.map((exercise) => (
            <li key={exercise.id} className="scroll-mt-36">
              <button
                type="button"
                {...result}
                onClick={() => choose(exercise)}
                className="flex w-full items-center gap-3 rounded-lg border border-line bg-raised px-3 py-2.5 text-start transition hover:bg-soft active:scale-[0.995]"
              >
                <ExerciseThumb {...exercise} />
                <span className="grid min-w-0 gap-0.5">
                  <span dir="auto" className="clamp-lines-2 w-fit max-w-full font-medium">
                    {nameIn(exercise)}
                  </span>
                  <span className="flex flex-wrap gap-x-2 text-sm text-muted">
                    {categoryTexts[exercise.category]()}
                    <OtherName exercise={exercise} />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            variant="ghost"
            {...result}
            className="mt-2 w-full"
            pending={list.isFetching}
            onClick={() => void list.fetchNextPage()}
          >
            {m.schedule_pick_more()}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

function OtherName({ exercise }: { exercise: Exercise }) {
  const other = otherNameIn(exercise);
  return other && <OtherLanguage>{other}</OtherLanguage>;
}

const texts: RemovalTexts = {
  title: m.exercises_delete_title,
  unused: m.exercises_delete_text,
  confirm: m.exercises_delete_confirm,
  archive: m.exercises_archive_text,
  replace: m.exercises_replace_text,
  remove: m.exercises_delete_anyway_text,
};

const named = (row: Exercise): Exercise => ({ ...row, name: nameIn(row) });

export const ExerciseRemoval = ({ row, onClose }: { row: Exercise; onClose: () => void }) => (
  <RemovalDialog
    library={exerciseLibrary}
    texts={texts}
    Replacement={ExerciseReplacement}
    row={named(row)}
    onClose={onClose}
  />
);
