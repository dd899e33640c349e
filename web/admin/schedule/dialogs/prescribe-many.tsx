import { useId, useState } from "react";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { formDrafts } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useForm } from "../../../ui/form.ts";
import { toast } from "../../../ui/toast.tsx";
import { useGuardedDraft } from "../../list/use-guarded-draft.tsx";
import type { EditedWeek } from "../edits/edited-week.ts";
import { changeExercises } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import {
  commonTexts,
  countWithout,
  manyChanges,
  progressionChoices,
  readMany,
  stillOpen,
} from "../edits/read-many.ts";
import { progressionTexts } from "../texts.ts";
import { EffortFields } from "./effort-fields.tsx";

const drafts = formDrafts("prescription-of-many", 7);

type PrescribeManyProps = {
  items: readonly ScheduledExercise[];
  onDone: () => void;
  onClose: () => void;
};

const progressionLabels = {
  keep: m.schedule_prescribe_keep,
  none: m.schedule_progression_none,
  ...progressionTexts,
};

/** Rest, effort and progression of many exercises at once; what is left as it was stays with each. */
export function PrescribeMany({ items: current, onDone, onClose }: PrescribeManyProps) {
  const { run, week } = usePlanner();
  const [items] = useState(current);
  const { open, left } = stillOpen(items, week);
  const formId = useId();
  const common = commonTexts(items);
  const draft = useGuardedDraft(drafts, "many", common, { onClose });
  const { texts } = draft;
  const { formProps, errors } = useForm({
    read: (data) => readMany(data, common),
    submit: (values) => {
      const among = (now: EditedWeek) => {
        const { open, left } = stillOpen(items, now);
        const changes = manyChanges(open, values);
        return {
          edit: changes.length > 0 ? changeExercises(changes) : undefined,
          text: [m.schedule_prescribed({ count: changes.length }), leftText(left)]
            .filter(Boolean)
            .join(". "),
        };
      };
      const { edit, text } = among(week);
      if (edit) run(edit, text, undefined, among);
      else toast({ text });
      draft.close();
      onDone();
      return Promise.resolve({ ok: true } as const);
    },
  });
  const [progression, setProgression] = useState(texts.progression ?? "keep");
  const mixed = (name: "rest" | "rpe") =>
    new Set(items.map((item) => item[name])).size > 1 ? m.schedule_prescribe_mixed() : undefined;
  const chosen = progressionChoices[progression];
  const unfit = chosen ? countWithout(open, chosen) : 0;
  return (
    <Dialog
      open
      size="lg"
      title={m.schedule_prescribe()}
      description={m.schedule_selected({ count: open.length })}
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
        {left.length > 0 && <Banner kind="info">{leftText(left)}</Banner>}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <EffortFields texts={texts} errors={errors} hintOf={mixed} />
        </div>
        <ChoiceChips
          name="progression"
          label={m.schedule_progression()}
          value={[progression]}
          options={(["keep", "none", "linear", "double"] as const).map((value) => ({
            value,
            label: progressionLabels[value](),
          }))}
          hint={progressionHint(progression, unfit)}
          onChange={([value]) => setProgression(value ?? "keep")}
        />
      </form>
      {draft.guard}
    </Dialog>
  );
}

const leftText = (names: readonly string[]): string =>
  names.length > 0 ? m.schedule_prescribe_left({ names: names.join(m.ui_comma()) }) : "";

function progressionHint(progression: string, unfit: number): string {
  if (progression === "keep") return m.schedule_prescribe_keep_text();
  if (progression === "none") return m.schedule_progression_none_text();
  const text =
    progression === "linear"
      ? m.schedule_progression_linear_text()
      : m.schedule_progression_double_text();
  return unfit > 0 ? `${text} ${m.schedule_prescribe_not_all({ count: unfit })}` : text;
}
