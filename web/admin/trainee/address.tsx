import { useState } from "react";
import { canonicalEmail } from "../../../domain/contact.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { traineeFields } from "../../../domain/trainee.ts";
import { mailLink } from "../../lib/contact-links.ts";
import { readForm } from "../../lib/read-form.ts";
import { m } from "../../paraglide/messages.js";
import { personTextsOf } from "../../person-form/read.ts";
import { Ltr } from "../../ui/bidi.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { toast } from "../../ui/toast.tsx";
import { FormDialog } from "../list/form-dialog.tsx";
import { goneText } from "../list/gone.ts";
import { failureOf } from "../trainees/failure.ts";
import { updateTrainee } from "../trainees/queries.ts";

type AddressProps = { trainee: Pick<TraineeDetails, "id" | "name" | "email"> };

/** The address, or the way to add one. */
export function Address({ trainee }: AddressProps) {
  const { email } = trainee;
  const [adding, setAdding] = useState(false);
  if (email !== null) {
    return (
      <a href={mailLink(email)} className="touch text-accent-ink wrap-anywhere hover:underline">
        <Ltr>{email}</Ltr>
      </a>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{m.trainees_no_email()}</span>
      <Button variant="secondary" onClick={() => setAdding(true)}>
        {m.trainees_add_email()}
      </Button>
      {adding && <AddAddress trainee={trainee} onClose={() => setAdding(false)} />}
    </span>
  );
}

const fields = { email: traineeFields.email };

/** The address to sign in by; an invitation that was handed over stays valid. */
function AddAddress({ trainee: { id, name }, onClose }: AddressProps & { onClose: () => void }) {
  const read = (data: FormData) => {
    const typed = readForm(fields, data);
    return "problems" in typed ? { errors: personTextsOf(typed.problems) } : typed;
  };
  const submit = async ({ email }: { email: string }): Promise<SubmitOutcome> => {
    try {
      await updateTrainee(id, { email: canonicalEmail(email) });
    } catch (error) {
      const gone = goneText(error, name);
      return gone ? { ok: false, message: gone } : failureOf(error, m.trainees_update_failed());
    }
    toast({ kind: "success", text: m.trainees_updated({ name }) });
    onClose();
    return { ok: true };
  };
  const { formProps, errors, ...state } = useForm({ read, submit });
  return (
    <FormDialog
      {...state}
      title={m.trainees_add_email()}
      description={name}
      form={formProps}
      guard={null}
      pendingLabel={m.trainees_saving()}
      onClose={onClose}
    >
      <TextField
        label={m.person_email()}
        name="email"
        type="email"
        autoComplete="off"
        hint={m.trainees_add_email_hint()}
        error={errors.email}
        required
      />
    </FormDialog>
  );
}
