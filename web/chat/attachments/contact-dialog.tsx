import { type FormEvent, useState } from "react";
import { attachmentFields } from "../../../domain/conversations/conversation.ts";
import { checkFields } from "../../../domain/fields.ts";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { TextField } from "../../ui/field.tsx";
import { canPickContact, type PickedContact, pickContact } from "./pick-contact.ts";

type ContactDialogProps = { onSend: (contact: PickedContact) => void; onClose: () => void };

const rules = { name: attachmentFields.contactName, phone: attachmentFields.contactPhone };

/** A contact's name and number: from the phone's contacts where the browser can, or typed. */
export function ContactDialog({ onSend, onClose }: ContactDialogProps) {
  const [typed, setTyped] = useState<PickedContact>({ name: "", phone: "" });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<PickedContact>) => setTyped({ ...typed, ...change });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = checkFields(rules, typed);
    setErrors(fieldTextsOf(problems ?? {}));
    if (!problems) onSend({ name: typed.name.trim(), phone: typed.phone.trim() });
  };
  const pick = async () => {
    const picked = await pickContact();
    if (picked) set(picked);
  };

  return (
    <Dialog open title={m.chat_contact_title()} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {canPickContact() && (
          <Button variant="secondary" onClick={() => void pick()}>
            <Icon name="users" />
            {m.chat_contact_pick()}
          </Button>
        )}
        <TextField
          label={m.chat_contact_name()}
          name="name"
          dir="auto"
          autoComplete="off"
          required
          value={typed.name}
          error={errors.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextField
          label={m.person_phone()}
          name="phone"
          type="tel"
          autoComplete="off"
          required
          value={typed.phone}
          error={errors.phone}
          onChange={(event) => set({ phone: event.currentTarget.value })}
        />
        <Button type="submit" size="lg">
          <Icon name="send" />
          {m.chat_send()}
        </Button>
      </form>
    </Dialog>
  );
}
