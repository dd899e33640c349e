import { Loaded } from "../../frame/loaded.tsx";
import { useChoice } from "../../lib/waiting/use-choice.ts";
import { m } from "../../paraglide/messages.js";
import { SecuritySettings } from "../../settings/security/security-settings.tsx";
import { Switch } from "../../ui/switch.tsx";
import { ChoiceState } from "./choice-state.tsx";
import { registrationSecurityQuery, saveEmailConfirmation, trainerSecurity } from "./queries.ts";
import { Section } from "./section.tsx";

/** The protection of the trainer's account, and the checks of registration. */
export function SecurityTab() {
  return (
    <>
      <SecuritySettings api={trainerSecurity} />
      <Section title={m.settings_confirmation()}>
        <Loaded query={registrationSecurityQuery} heights={["h-20"]}>
          {({ emailConfirmation }) => <EmailConfirmation stored={emailConfirmation} />}
        </Loaded>
      </Section>
    </>
  );
}

function EmailConfirmation({ stored }: { stored: boolean }) {
  const choice = useChoice(stored, saveEmailConfirmation);
  return (
    <>
      <Switch
        label={m.settings_confirmation_switch()}
        hint={m.settings_confirmation_text()}
        checked={choice.value}
        onCheckedChange={choice.choose}
      />
      <ChoiceState of={choice} />
    </>
  );
}
