import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { errorText } from "../../lib/format/error-text.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { useDraft } from "../../lib/waiting/drafts.ts";
import { type Texts, textsOf, typedOver, useFormDraft } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { type FieldErrors, type ReadResult, type SubmitOutcome, useForm } from "../../ui/form.ts";
import { sectionDrafts } from "./drafts.ts";

interface Fields {
  /** The initial value of each control. */
  texts: Texts;
  errors: FieldErrors;
  /** Called after a control changed without typing. */
  onMoved: () => void;
}

type SectionFormProps<Value> = {
  /** The section's id, which is also its draft's. */
  id: string;
  /** The stored values as the controls show them. */
  stored: Texts;
  read: (data: FormData) => ReadResult<Value>;
  save: (value: Value) => Promise<void>;
  failed: string;
  children: (fields: Fields) => ReactNode;
};

/**
 * A section that is saved as a whole. Unsaved text stays on this device until it is saved or discarded. Without any,
 * the fields follow saves of other windows.
 */
export function SectionForm<Value>(props: SectionFormProps<Value>) {
  const { id, stored, read, save, failed, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(sectionDrafts, id);
  const { texts, round, keep, forget, show } = useFormDraft(sectionDrafts, id, stored);
  const inForm = useRef<Texts>(texts);
  const [kept, setKept] = useState(false);

  const follow = (texts: Texts) => {
    inForm.current = texts;
    show(texts);
  };
  const note = () => {
    if (!form.current) return;
    inForm.current = textsOf(new FormData(form.current));
    keep(inForm.current);
    if (typedOver(stored, inForm.current)) setKept(false);
  };
  const submit = async (value: Value): Promise<SubmitOutcome> => {
    const sent = JSON.stringify(sectionDrafts.read(id));
    try {
      await save(value);
    } catch (error) {
      const fields = error instanceof ApiError ? fieldTextsOf(error.fields) : {};
      return { ok: false, message: errorText(error, failed), fields };
    }
    // A change typed during the request stays a draft.
    if (JSON.stringify(sectionDrafts.read(id)) === sent) forget();
    setKept(true);
    return { ok: true };
  };
  const { formProps, pending, errors, failure } = useForm({ read, submit });

  const followStored = useEffectEvent(() => {
    if (!draft && typedOver(stored, inForm.current)) follow(stored);
  });
  const known = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save here or in another window changes `known`
  useEffect(() => followStored(), [known]);
  return (
    <form
      ref={form}
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        note();
      }}
      className="grid grid-cols-1 gap-4"
    >
      {failure && <Banner kind="error">{failure}</Banner>}
      <Fragment key={round}>{children({ texts, errors, onMoved: note })}</Fragment>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" pending={pending} className="max-sm:grow">
          {m.ui_save()}
        </Button>
        {draft && (
          <Button
            variant="ghost"
            onClick={() => {
              forget();
              follow(stored);
            }}
          >
            {m.settings_discard()}
          </Button>
        )}
        <p role="status" className="min-h-6 text-sm text-muted">
          {draft ? m.settings_unsaved() : kept ? m.settings_kept_mark() : ""}
        </p>
      </div>
    </form>
  );
}
