import { useId, useState } from "react";
import { energyGap, type NutritionTarget } from "../../../../domain/body/nutrition-target.ts";
import type { NutritionTargets } from "../../../../domain/contract/body/nutrition-targets.ts";
import type { TraineeDetails } from "../../../../domain/contract/people/trainees.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { dataOf, formDrafts, textsOf, useFormDraft } from "../../../lib/waiting/form-drafts.ts";
import { nutrientTexts } from "../../../meals/texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type SubmitOutcome, useForm } from "../../../ui/form.ts";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { NoDeficitLine } from "./no-deficit-line.tsx";
import { saveNutritionTarget } from "./queries.ts";
import { readTarget, targetNames, targetTexts } from "./read-target.ts";
import { TargetSuggestion } from "./target-suggestion.tsx";

type TargetDialogProps = {
  trainee: TraineeDetails;
  current: NutritionTargets["targets"][number] | undefined;
  onClose: () => void;
};

const drafts = formDrafts("nutrition-target", 7);
const none = { calories: null, protein: null, carbs: null, fat: null };

/** Calories and macros of a day, computed or typed, valid from the trainee's today. */
export function TargetDialog({ trainee, current, onClose }: TargetDialogProps) {
  const formId = useId();
  const { id } = trainee;
  const stored = targetTexts(current ?? none);
  const { texts, round, keep, keeping, forget, show } = useFormDraft(drafts, id, stored);
  const [suggested, setSuggested] = useState<NutritionTarget>();
  const [typed, setTyped] = useState(texts);
  const save = async (target: Parameters<typeof saveNutritionTarget>[1]["target"]) => {
    try {
      await saveNutritionTarget(id, { target });
    } catch (error) {
      const fields = error instanceof ApiError ? fieldTextsOf(error.fields) : {};
      return {
        ok: false,
        message: errorText(error, m.nutrition_failed()),
        fields: Object.fromEntries(
          targetNames.flatMap((name) => {
            const text = fields[`target.${name}`];
            return text ? [[name, text]] : [];
          }),
        ),
      } as const;
    }
    forget();
    toast({ kind: "success", text: target ? m.nutrition_saved() : m.nutrition_ended() });
    onClose();
    return { ok: true } as const;
  };
  const { formProps, pending, errors, failure } = useForm({
    read: readTarget,
    submit: (target): Promise<SubmitOutcome> => {
      const computed = suggested && targetNames.every((name) => suggested[name] === target[name]);
      return save({ ...target, source: computed ? "computed" : "hand" });
    },
  });
  const [ending, setEnding] = useState<string>();
  const end = async () => {
    const outcome = await save(null);
    if (!outcome.ok) setEnding(outcome.message);
  };
  const take = (target: NutritionTarget) => {
    const next = targetTexts(target);
    setSuggested(target);
    setTyped(next);
    keep(next);
    show(next);
  };
  const read = readTarget(dataOf(typed));
  const gap = "value" in read ? energyGap(read.value) : undefined;
  return (
    <Dialog
      open
      title={m.nutrition_title()}
      description={trainee.name}
      onClose={onClose}
      footer={<FormButtons form={formId} pending={pending} onCancel={onClose} />}
    >
      <div className="grid grid-cols-1 gap-4 pt-1">
        <NoDeficitLine traineeId={id} />
        <TargetSuggestion trainee={trainee} onTake={take} />
        <form
          id={formId}
          {...keeping(formProps, (data) => setTyped(textsOf(data)))}
          className="grid grid-cols-1 gap-4"
        >
          {(failure ?? ending) && <Banner kind="error">{failure ?? ending}</Banner>}
          <div key={round} className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
            {targetNames.map((name) => (
              <NumberField
                key={name}
                name={name}
                label={nutrientTexts[name]()}
                unit={name === "calories" ? m.nutrition_kcal() : m.macros_g()}
                required={name === "calories"}
                placeholder={name === "calories" ? undefined : m.nutrition_open()}
                defaultValue={texts[name]}
                error={errors[name]}
              />
            ))}
          </div>
          {gap !== undefined && (
            <p role="status" className="text-sm text-warn">
              {gap > 0
                ? m.nutrition_gap_over({ kcal: gap })
                : m.nutrition_gap_under({ kcal: -gap })}
            </p>
          )}
          <p className="text-sm text-muted">{m.nutrition_hint()}</p>
        </form>
        {typeof current?.calories === "number" && (
          <Button variant="ghost" className="justify-self-start px-3!" onClick={() => void end()}>
            {m.nutrition_end()}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
