import { useId } from "react";
import { defaultTimeZone } from "../../../../domain/calendar.ts";
import type { AccountDeletionBody } from "../../../../domain/contract/accounts/account-deletion.ts";
import { deletionInstant } from "../../../../domain/people/account-deletion.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { fieldText, fieldTextsOf } from "../../../lib/format/field-text.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { focusFirst } from "../../../ui/control.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { type FieldErrors, type SubmitOutcome, useForm } from "../../../ui/form.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { dayText } from "./day-text.ts";
import { deleteAccount } from "./queries.ts";

type DeleteDialogProps = { open: boolean; onClose: () => void };

/** Asks for the password and the account's name, then schedules the deletion. */
export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const formId = useId();
  const { name = "", timeZone = defaultTimeZone } = useWho() ?? {};
  const submit = async (body: AccountDeletionBody): Promise<SubmitOutcome> => {
    try {
      await deleteAccount(body);
    } catch (error) {
      const fields = error instanceof ApiError ? fieldTextsOf(error.fields ?? {}) : {};
      return { ok: false, message: errorText(error, m.my_data_delete_failed()), fields };
    }
    onClose();
    return { ok: true };
  };
  const { formProps, pending, errors, failure } = useForm({ read, submit });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.my_data_delete_question()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={pending}>
            {m.my_data_delete()}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid grid-cols-1 gap-4">
        <p>{m.my_data_delete_when({ day: dayText(deletionInstant(Date.now(), timeZone)) })}</p>
        {failure && <Banner kind="error">{failure}</Banner>}
        <PasswordField
          {...focusFirst}
          label={m.access_password()}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <TextField
          label={m.my_data_delete_name()}
          hint={name}
          name="name"
          dir="auto"
          autoComplete="off"
          required
          error={errors.name}
        />
      </form>
    </Dialog>
  );
}

function read(data: FormData): { value: AccountDeletionBody } | { errors: FieldErrors } {
  const value = { password: String(data.get("password")), name: String(data.get("name")).trim() };
  const empty = Object.entries(value).filter(([, typed]) => typed === "");
  if (empty.length === 0) return { value };
  return {
    errors: Object.fromEntries(empty.map(([name]) => [name, fieldText({ code: "required" })])),
  };
}
