import type { RegistrationSettings } from "../../../../domain/accounts/settings.ts";
import { type RegistrationMode, registrationModes } from "../../../../domain/accounts/settings.ts";
import { useChoice } from "../../../lib/waiting/use-choice.ts";
import { m } from "../../../paraglide/messages.js";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { ChoiceState } from "../choice-state.tsx";
import { saveRegistration } from "../queries.ts";

const labels: Record<RegistrationMode, () => string> = {
  open: m.settings_registration_open,
  approval: m.settings_registration_approval,
  closed: m.settings_registration_closed,
};

/** The meaning of each mode for a visitor. */
const meanings: Record<RegistrationMode, () => string> = {
  open: m.settings_registration_open_text,
  approval: m.settings_registration_approval_text,
  closed: m.settings_registration_closed_text,
};

/** Whether visitors may register; a choice takes effect at once. */
export function RegistrationChoice({ stored }: { stored: RegistrationSettings }) {
  const choice = useChoice(stored.mode, (mode, signal) => saveRegistration({ mode }, signal));
  return (
    <div className="grid grid-cols-1 gap-2">
      <ChoiceChips
        name="registration"
        label={m.settings_registration_who()}
        options={registrationModes.map((value) => ({ value, label: labels[value]() }))}
        value={[choice.value]}
        onChange={([chosen]) => {
          const mode = registrationModes.find((each) => each === chosen);
          if (mode) choice.choose(mode);
        }}
        hint={meanings[choice.value]()}
      />
      <ChoiceState of={choice} />
    </div>
  );
}
