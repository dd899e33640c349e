import { useQuery } from "@tanstack/react-query";
import {
  type ContactSettings as Contact,
  contactFields,
} from "../../../domain/operations/contact.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { errorText } from "../../lib/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { contactQuery, saveContact } from "./queries.ts";
import { readContact } from "./read-contact.ts";

/** How trainees reach the trainer beside the conversation, and when. */
export function ContactSettings() {
  const { data, error, isFetching, refetch } = useQuery(contactQuery);
  if (!data && error) {
    return (
      <LoadFailure
        title={m.contact_settings_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return data ? <ContactForm stored={data} /> : <Skeleton className="h-96" />;
}

function ContactForm({ stored }: { stored: Contact }) {
  const submit = async (contact: Contact): Promise<SubmitOutcome> => {
    try {
      await saveContact(contact);
      toast({ kind: "success", text: m.contact_settings_saved() });
      return { ok: true };
    } catch (error) {
      return { ok: false, message: errorText(error, m.contact_settings_save_failed()) };
    }
  };
  const { formProps, pending, errors, failure } = useForm({ read: readContact, submit });
  return (
    <form
      className="grid grid-cols-1 gap-4 rounded-xl border border-line bg-raised p-4"
      {...formProps}
    >
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={m.contact_phone()}
          name="phone"
          type="tel"
          autoComplete="off"
          defaultValue={stored.phone ?? ""}
          error={errors["phone"]}
        />
        <TextField
          label={m.contact_email()}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={stored.email ?? ""}
          error={errors["email"]}
        />
        <TextField
          label={m.contact_whatsapp()}
          name="whatsApp"
          type="tel"
          autoComplete="off"
          hint={m.contact_settings_country()}
          defaultValue={stored.whatsApp ?? ""}
          error={errors["whatsApp"]}
        />
        <TextArea
          label={m.contact_settings_text()}
          name="whatsAppText"
          dir="auto"
          rows={2}
          hint={m.contact_settings_text_hint()}
          maxLength={contactFields.whatsAppText.max}
          defaultValue={stored.whatsAppText ?? ""}
          error={errors["whatsAppText"]}
        />
      </div>
      <HoursFields stored={stored.hours} errors={errors} />
      <Button type="submit" pending={pending} className="justify-self-start">
        {m.ui_save()}
      </Button>
    </form>
  );
}
