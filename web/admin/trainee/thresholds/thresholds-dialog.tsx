import { useId, useState } from "react";
import {
  type AttentionThresholds,
  type ThresholdName,
  thresholdNames,
} from "../../../../domain/attention/attention-thresholds.ts";
import { Loaded } from "../../../frame/loaded.tsx";
import { errorText } from "../../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { formDrafts, type Texts, useFormDraft } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type SubmitOutcome, useForm } from "../../../ui/form.ts";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { thresholdField } from "../../settings/threshold-texts.ts";
import { saveThresholds, thresholdsQuery } from "./queries.ts";
import { neverOf, readThresholds, thresholdTexts } from "./read-thresholds.ts";

type ThresholdsDialogProps = { traineeId: string; name: string; onClose: () => void };

const drafts = formDrafts("thresholds", 1);

/** The thresholds of the queue's reasons for one trainee. */
export function ThresholdsDialog({ traineeId, name, onClose }: ThresholdsDialogProps) {
  const formId = useId();
  const [pending, setPending] = useState(false);
  return (
    <Dialog
      open
      size="lg"
      title={m.thresholds_title()}
      description={name}
      onClose={onClose}
      footer={<FormButtons form={formId} pending={pending} onCancel={onClose} />}
    >
      <Loaded query={thresholdsQuery(traineeId)} heights={["h-96"]}>
        {({ own, usual }) => (
          <ThresholdsForm
            formId={formId}
            traineeId={traineeId}
            usual={usual}
            onClose={onClose}
            stored={thresholdTexts(own)}
            onPending={setPending}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

type ThresholdsFormProps = {
  formId: string;
  traineeId: string;
  stored: Texts;
  usual: AttentionThresholds;
  onPending: (pending: boolean) => void;
  onClose: () => void;
};

/** The form, with a draft on this device until it is saved. */
function ThresholdsForm(props: ThresholdsFormProps) {
  const { formId, traineeId, stored, usual, onPending, onClose } = props;
  const { texts, round, keep, keeping, forget, show } = useFormDraft(drafts, traineeId, stored);
  const { formProps, errors, failure } = useForm({
    read: readThresholds,
    submit: async (own): Promise<SubmitOutcome> => {
      onPending(true);
      try {
        await saveThresholds(traineeId, own);
      } catch (error) {
        const fields = error instanceof ApiError ? fieldTextsOf(error.fields) : {};
        return { ok: false, message: errorText(error, m.settings_attention_failed()), fields };
      } finally {
        onPending(false);
      }
      forget();
      toast({ kind: "success", text: m.thresholds_saved() });
      onClose();
      return { ok: true };
    },
  });
  const reset = () => {
    keep({});
    show({});
  };
  return (
    <form id={formId} {...keeping(formProps)} className="grid grid-cols-1 gap-4 pt-1">
      {failure && <Banner kind="error">{failure}</Banner>}
      <p className="text-sm text-muted">{m.thresholds_hint()}</p>
      <div key={round} className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        {thresholdNames.map((name) => (
          <Threshold
            key={name}
            name={name}
            usual={usual[name]}
            texts={texts}
            error={errors[name]}
          />
        ))}
      </div>
      <Button variant="ghost" className="justify-self-start px-3!" onClick={reset}>
        {m.thresholds_reset()}
      </Button>
    </form>
  );
}

type ThresholdProps = {
  name: ThresholdName;
  usual: number | null;
  texts: Texts;
  error: string | undefined;
};

function Threshold({ name, usual, texts, error }: ThresholdProps) {
  const [never, setNever] = useState(Boolean(texts[neverOf(name)]));
  return (
    <div>
      <NumberField
        {...thresholdField(name)}
        defaultValue={texts[name]}
        placeholder={String(usual ?? "")}
        hint={
          usual === null ? m.thresholds_usual_never() : m.thresholds_usual({ value: String(usual) })
        }
        disabled={never}
        error={never ? undefined : error}
      />
      <Checkbox
        name={neverOf(name)}
        label={m.thresholds_never()}
        aria-label={m.thresholds_never_of({ reason: thresholdField(name).label })}
        defaultChecked={never}
        onChange={(event) => setNever(event.currentTarget.checked)}
      />
    </div>
  );
}
