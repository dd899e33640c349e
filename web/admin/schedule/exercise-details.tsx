import { useId, useState } from "react";
import { bestBefore } from "../../../domain/activity/exercise-program.ts";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import { formDrafts, useFormDraft } from "../../lib/form-drafts.ts";
import { nameIn } from "../../lib/names.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useForm } from "../../ui/form.ts";
import { useGuardedClose } from "../list/use-guarded-close.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { detailsTexts } from "./details-texts.ts";
import { changeExercise } from "./make-edits.ts";
import { usePlanner } from "./planner-context.ts";
import { changesOf, readDetails } from "./read-details.ts";

const drafts = formDrafts("prescription", 7);

type ExerciseDetailsProps = { item: ScheduledExercise; onClose: () => void };

/** Everything that the trainer decides of an exercise; saving it is one change. */
export function ExerciseDetails({ item: current, onClose }: ExerciseDetailsProps) {
  const { week, run } = usePlanner();
  // What somebody else changes meanwhile is theirs: only what differs from here is sent.
  const [item] = useState(current);
  const formId = useId();
  const draft = useFormDraft(drafts, item.id, detailsTexts(item));
  const close = () => {
    draft.forget();
    onClose();
  };
  const { guard, watched, requestClose } = useGuardedClose(close, draft.isBegun);
  const name = nameIn(item);
  const { formProps, errors } = useForm({
    read: (data) => readDetails(data, item),
    submit: (values) => {
      const changes = changesOf(values, item);
      if (Object.keys(changes).length > 0) {
        run(changeExercise(item.id, changes), m.schedule_changed({ name }));
      }
      close();
      return Promise.resolve({ ok: true } as const);
    },
  });
  return (
    <Dialog
      open
      size="lg"
      title={m.schedule_details_title()}
      description={name}
      onClose={requestClose}
      footer={
        <>
          <Button variant="secondary" onClick={requestClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId}>
            {m.schedule_details_save()}
          </Button>
        </>
      }
    >
      <form id={formId} {...watched(draft.keeping(formProps))} className="grid gap-5">
        <DetailsFields {...{ errors }} texts={draft.texts} best={bestBefore(week, item)} />
      </form>
      {guard}
    </Dialog>
  );
}
