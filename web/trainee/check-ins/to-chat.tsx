import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { ScreenLink } from "../screen-link.tsx";

/** The way to the conversation, which carries what a check-in can no longer. */
export const ToChat = () => (
  <ScreenLink to={paths.trainee.chat} className={buttonClass({ variant: "ghost" })}>
    {m.check_in_to_chat()}
  </ScreenLink>
);
