import {
  type NotificationType,
  notificationFields,
  notificationTypes,
} from "../../../domain/notifications/notifications.ts";
import { looks } from "../../notifications/looks.ts";
import { m } from "../../paraglide/messages.js";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";

interface Content {
  type: NotificationType;
  title: string;
  message: string;
}

type ContentFieldsProps = { content: Content; onChange: (changes: Partial<Content>) => void };

/** The type, title and text of a notification, without its recipients. */
export function ContentFields({ content, onChange }: ContentFieldsProps) {
  const { type, title, message } = content;
  return (
    <>
      <SelectField
        label={m.notifications_type()}
        name="type"
        value={type}
        options={notificationTypes.map((value) => ({ value, label: looks[value].label() }))}
        onChange={(value) => onChange({ type: value as NotificationType })}
      />
      <TextField
        label={m.notifications_title()}
        name="title"
        dir="auto"
        autoComplete="off"
        value={title}
        maxLength={notificationFields.title.max}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextArea
        label={m.notifications_message()}
        name="message"
        dir="auto"
        value={message}
        maxLength={notificationFields.message.max}
        onChange={(event) => onChange({ message: event.currentTarget.value })}
      />
    </>
  );
}
