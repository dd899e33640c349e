import { Loaded } from "../../frame/loaded.tsx";
import { m } from "../../paraglide/messages.js";
import { PasswordCard } from "../../settings/security/password-card.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { ContactForm } from "../settings/general/contact.tsx";
import { NamesForm } from "../settings/general/names.tsx";
import { trainerProfileQuery, trainerSecurity } from "../settings/queries.ts";
import { Section } from "../settings/section.tsx";
import { IdentityCard } from "./identity-card.tsx";

/** The trainer's identity for trainees. The sections are those of the settings: each is stored once. */
export default function TrainerProfileScreen() {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
      <ScreenHeader title={m.admin_profile()} />
      <Loaded query={trainerProfileQuery} heights={["h-32", "h-96", "h-128"]}>
        {({ names, contact, photo }) => (
          <>
            <IdentityCard name={names.trainerName} photo={photo} />
            <Section title={m.settings_names()} text={m.settings_names_text()}>
              <NamesForm stored={names} />
            </Section>
            <Section title={m.contact_settings_title()} text={m.contact_settings_text_section()}>
              <ContactForm stored={contact} />
            </Section>
          </>
        )}
      </Loaded>
      <PasswordCard api={trainerSecurity} />
    </div>
  );
}
