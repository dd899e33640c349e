import type { PerformedItem } from "../../../../../domain/activity/performed-items.ts";
import type { ExerciseWeek } from "../../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import { newId } from "../../../../../domain/id.ts";
import { kindOf } from "../../../../../domain/libraries/movement/kinds.ts";
import { weightText } from "../../../../exercises/load.tsx";
import { MovementPicture } from "../../../../exercises/movement/picture.tsx";
import { LoadFailure } from "../../../../frame/load-failure.tsx";
import { formatDayOfYear } from "../../../../lib/format/day-of-year.ts";
import { shortDay } from "../../../../lib/format/format.ts";
import { nameIn } from "../../../../lib/format/names.ts";
import { useWho } from "../../../../lib/session/use-who.ts";
import { useOnline } from "../../../../lib/waiting/use-waiting-writes.ts";
import { useWrite } from "../../../../lib/waiting/use-write.ts";
import { addKey } from "../../../../notes/define-writes.ts";
import type { AddedNote } from "../../../../notes/note-write.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import { FactLine } from "../../../../ui/fact-line.tsx";
import { Loading } from "../../../../ui/loading.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { toast } from "../../../../ui/toast.tsx";
import { notesWritesKey } from "../../../notes/keys.ts";
import { useLog } from "../../use-log.ts";
import { type Alternative, useAlternatives } from "./use-alternatives.ts";
import "../../../notes/writes.ts";

type AlternativesDialogProps = {
  week: ExerciseWeek;
  item: PerformedItem<ScheduledExercise>;
  title: string;
  onClose: () => void;
};

/** Three exercises of the same muscles, each for today only or asked of the trainer for good. */
export function AlternativesDialog({ week, item, title, onClose }: AlternativesDialogProps) {
  const gender = useWho()?.gender ?? "other";
  const { alternatives, failure, pending, retry } = useAlternatives(week, item);
  const choose = useChoice(item, onClose);
  return (
    <Dialog open size="lg" title={title} description={m.training_busy_text()} onClose={onClose}>
      {failure && !alternatives ? (
        <LoadFailure
          error={failure}
          title={m.training_busy_failed()}
          onRetry={retry}
          pending={pending}
        />
      ) : !alternatives ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-40 rounded-xl" />
          <Skeleton className="h-40 rounded-xl" />
          <Skeleton className="h-40 rounded-xl" />
        </Loading>
      ) : alternatives.length === 0 ? (
        <EmptyState
          icon={<Icon name="dumbbell" />}
          title={m.training_busy_none()}
          text={m.training_busy_none_text({ gender })}
        />
      ) : (
        <ul
          aria-label={m.training_busy_of({ name: nameIn(item.insteadOf ?? item) })}
          className="grid grid-cols-1 gap-3"
        >
          {alternatives.map((each) => (
            <AlternativeRow key={each.exerciseId} alternative={each} onChoose={choose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Replaces the exercise today; asked for good, the trainer gets a note too. */
function useChoice(item: PerformedItem<ScheduledExercise>, onClose: () => void) {
  const who = useWho();
  const log = useLog();
  const online = useOnline();
  const addNote = useWrite<AddedNote>(addKey(notesWritesKey));
  return ({ lastWeight: _, lastOn: __, ...substitute }: Alternative, forGood: boolean) => {
    log.substitute(item, substitute);
    if (forGood) {
      const from = nameIn(item.insteadOf ?? item);
      const text = m.training_substitute_note({ from, to: nameIn(substitute) });
      addNote({
        id: newId(),
        traineeId: who?.id ?? "",
        type: "exercise",
        text,
        isPrivate: false,
        at: Date.now(),
      });
      toast({
        kind: "success",
        text: online ? m.training_substitute_asked() : m.training_substitute_asks(),
      });
    }
    onClose();
  };
}

const equipmentTexts = {
  barbell: m.training_equipment_barbell,
  dumbbell: m.training_equipment_dumbbell,
  kettlebell: m.training_equipment_kettlebell,
  machine: m.training_equipment_machine,
  cable: m.training_equipment_cable,
  band: m.training_equipment_band,
  body: m.training_equipment_body,
};

type RowProps = {
  alternative: Alternative;
  onChoose: (alternative: Alternative, forGood: boolean) => void;
};

function AlternativeRow({ alternative, onChoose }: RowProps) {
  const gender = useWho()?.gender ?? "other";
  const { movement, category, lastWeight, lastOn } = alternative;
  const kind = kindOf(movement);
  const name = nameIn(alternative);
  return (
    <li className="grid grid-cols-1 gap-2 rounded-xl border border-line bg-raised p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MovementPicture
          movement={movement}
          category={category}
          className="w-28 shrink-0 rounded-md"
        />
        <div className="min-w-0 grow basis-28">
          <bdi className="block leading-snug font-medium wrap-anywhere">{name}</bdi>
          <FactLine
            className="text-sm text-muted"
            facts={[
              kind && equipmentTexts[kind.equipment](),
              lastWeight
                ? m.training_substitute_last({ kg: weightText(lastWeight) })
                : lastOn
                  ? m.training_substitute_done({ date: formatDayOfYear(lastOn, shortDay) })
                  : lastOn === null && m.training_substitute_new(),
            ]}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="min-w-fit grow basis-0 px-2!"
          aria-label={m.training_substitute_today_of({ name })}
          onClick={() => onChoose(alternative, false)}
        >
          {m.training_substitute_today()}
        </Button>
        <Button
          variant="ghost"
          className="min-w-fit grow basis-0 px-2!"
          aria-label={m.training_substitute_ask_of({ name, gender })}
          onClick={() => onChoose(alternative, true)}
        >
          {m.training_substitute_ask({ gender })}
        </Button>
      </div>
    </li>
  );
}
