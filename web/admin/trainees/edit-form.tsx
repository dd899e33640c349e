import { useRef, useState } from "react";
import type { TraineeChanges, TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { dataOf, formDrafts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { toast } from "../../ui/toast.tsx";
import { FormDialog } from "../list/form-dialog.tsx";
import { goneText } from "../list/gone.ts";
import { useGuardedDraft } from "../list/use-guarded-draft.tsx";
import { EditFields } from "./edit-fields.tsx";
import { editTexts, editValuesOf, keepTyped } from "./edit-values.ts";
import { failureOf } from "./failure.ts";
import { traineeQuery, updateTrainee } from "./queries.ts";
import { readChanges } from "./read-changes.ts";

const drafts = formDrafts("trainee-changes", 1);

/** Fields without a draft: secrets, and decisions that must be made again each time. */
const neverPersisted = /password|^plan|^status$/i;

type EditFormProps = { trainee: TraineeDetails; onClose: () => void };

/**
 * Sends only fields that differ from the loaded trainee, so that other people's changes survive. A later refresh does
 * not change the fields during typing.
 */
export function EditForm({ trainee, onClose }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState(trainee);
  const stored = editValuesOf(loaded);
  const draft = useGuardedDraft(drafts, trainee.id, editTexts(stored), {
    onClose,
    except: neverPersisted,
  });
  const [shown, setShown] = useState(() => keepTyped(dataOf(draft.texts), stored, stored));

  const submit = async (changes: TraineeChanges): Promise<SubmitOutcome> => {
    const { id, name } = loaded;
    if (Object.keys(changes).length === 0) {
      toast({ text: m.trainees_nothing_changed() });
      draft.close();
      return { ok: true };
    }
    try {
      const saved = await updateTrainee(id, changes);
      toast({ kind: "success", text: m.trainees_updated({ name: saved.name ?? name }) });
      draft.close();
      return { ok: true };
    } catch (error) {
      const gone = goneText(error, name);
      return gone ? { ok: false, message: gone } : failureOf(error, m.trainees_update_failed());
    }
  };
  const { formProps, pending, errors, failure } = useForm({
    read: (data) => readChanges(data, loaded, draft.attempt),
    submit,
  });

  const refresh = async () => {
    const newer = await queryClient.fetchQuery({ ...traineeQuery(loaded.id), staleTime: 0 });
    if (!form.current) return;
    setShown(keepTyped(new FormData(form.current), stored, editValuesOf(newer)));
    setLoaded(newer);
    toast({ text: m.trainees_edit_refreshed() });
  };

  return (
    <FormDialog
      title={m.trainees_edit_title()}
      description={trainee.name}
      above={<RefreshButton refresh={refresh} />}
      form={{ ...draft.keeping(formProps), ref: form, className: "grid gap-8" }}
      pendingLabel={m.trainees_saving()}
      pending={pending}
      failure={failure}
      {...draft.dialog}
    >
      {/* Fields hold their own text; only a newer trainee remounts them. */}
      <EditFields key={loaded.updatedAt} trainee={loaded} values={shown} errors={errors} />
    </FormDialog>
  );
}

function RefreshButton({ refresh }: { refresh: () => Promise<void> }) {
  const [pending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      await refresh();
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.trainees_one_failed()) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="ghost" className="-ms-4 mb-3" pending={pending} onClick={() => void run()}>
      <Icon name="refresh" />
      {m.trainees_edit_refresh()}
    </Button>
  );
}
