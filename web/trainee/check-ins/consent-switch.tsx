import { type Consent, stands } from "../../../domain/people/consents.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Switch } from "../../ui/switch.tsx";
import { momentText } from "./when-text.ts";

type ConsentSwitchProps = {
  label: string;
  hint: string;
  consent: Consent | null | undefined;
  /** The decision on its way. */
  deciding?: boolean | undefined;
  onDecide: (given: boolean) => void;
};

/** One sentence, one consent, and the time of the last decision. */
export function ConsentSwitch({ label, hint, consent, deciding, onDecide }: ConsentSwitchProps) {
  const today = useToday();
  const isGiven = stands(consent);
  const at = isGiven ? consent?.givenAt : consent?.withdrawnAt;
  const since = at != null && (isGiven ? m.consent_given_at : m.consent_withdrawn_at);
  return (
    <Switch
      label={label}
      hint={since ? `${hint} ${since({ when: momentText(at, today) })}` : hint}
      checked={deciding ?? isGiven}
      onCheckedChange={onDecide}
    />
  );
}
