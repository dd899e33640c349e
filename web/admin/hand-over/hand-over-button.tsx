import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type HandOver, handOver } from "../shown-dialogs.ts";

type HandOverButtonProps = { message: HandOver; className?: string };

/** Opens the message to a person by WhatsApp. */
export const HandOverButton = ({ message, className = "" }: HandOverButtonProps) => (
  <IconButton
    label={m.hand_over_of({ name: message.name })}
    aria-haspopup="dialog"
    className={`text-muted ${className}`}
    onClick={() => handOver(message)}
  >
    <Icon name="whatsapp" />
  </IconButton>
);
