import { useId, useState } from "react";
import { bestBefore } from "../../../../domain/activity/exercise-program.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { exerciseBounds } from "../../../../domain/libraries/bounds.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { formDrafts, type Texts } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useForm } from "../../../ui/form.ts";
import { amountTexts } from "../../exercises/amount-texts.ts";
import { useGuardedDraft } from "../../list/use-guarded-draft.tsx";
import { isDated } from "../edits/edited-week.ts";
import { changeExercise } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { changesOf, readDetails } from "../edits/read-details.ts";
import { DetailsFields } from "./details-fields.tsx";
import { LastTime } from "./last-time.tsx";

const drafts = formDrafts("prescription", 7);

type ExerciseDetailsProps = {
  item: ScheduledExercise;
  /** Whether the server's answer, with the sets of last time, is on its way. */
  saving: boolean;
  onClose: () => void;
};

/** The whole prescription of an exercise; saving it is one change. */
export function ExerciseDetails({ item: current, saving, onClose }: ExerciseDetailsProps) {
  const { week, run } = usePlanner();
  // Only values that differ from the opened ones are sent, so that other people's changes survive.
  const [item] = useState(current);
  const formId = useId();
  const draft = useGuardedDraft(drafts, item.id, detailsTexts(item), { onClose });
  const name = nameIn(item);
  const { formProps, errors } = useForm({
    read: (data) => readDetails(data, item),
    submit: (values) => {
      const changes = changesOf(values, item);
      if (Object.keys(changes).length > 0) {
        run(changeExercise(item.id, changes), m.schedule_changed({ name }));
      }
      draft.close();
      return Promise.resolve({ ok: true } as const);
    },
  });
  return (
    <Dialog
      open
      size="lg"
      title={m.schedule_details_title()}
      description={name}
      onClose={draft.requestClose}
      footer={
        <>
          <Button variant="secondary" onClick={draft.requestClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId}>
            {m.schedule_details_save()}
          </Button>
        </>
      }
    >
      <form id={formId} {...draft.keeping(formProps)} className="grid gap-5">
        {isDated(week) && <LastTime item={current} saving={saving} />}
        <DetailsFields errors={errors} texts={draft.texts} best={bestBefore(week, item)} />
      </form>
      {draft.guard}
    </Dialog>
  );
}

/** The values of the dialog's fields, from an exercise of the week. */
const detailsTexts = (item: ScheduledExercise): Texts => ({
  ...amountTexts(item),
  load: item.weight === null && item.percent !== null ? "percent" : "weight",
  weight: item.weight?.toString() ?? "",
  percent: item.percent?.toString() ?? "",
  rest: item.rest?.toString() ?? "",
  rpe: item.rpe?.toString() ?? "",
  tempo: item.tempo ?? "",
  note: item.note ?? "",
  progression: item.progression ?? "none",
  progressionStep: String(item.progressionStep ?? exerciseBounds.progressionStep.default),
  progressionRuns: item.progressionRuns ? "on" : "",
});
