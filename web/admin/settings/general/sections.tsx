import type { ReactNode } from "react";
import type { GeneralSettings } from "../../../../domain/contract/operations/general-settings.ts";
import { m } from "../../../paraglide/messages.js";
import { AttentionSettings } from "../attention.tsx";
import { SubscriptionEndSettings } from "../subscription-end.tsx";
import { ContactForm } from "./contact.tsx";
import { DefaultsForm } from "./defaults.tsx";
import { FramingForm } from "./framing.tsx";
import { NamesForm } from "./names.tsx";
import { RegistrationChoice } from "./registration.tsx";

interface GeneralSection {
  id: string;
  title: () => string;
  text: () => string;
  content: (settings: GeneralSettings) => ReactNode;
}

/** The sections of the general tab in order; each is saved separately. */
export const generalSections: readonly GeneralSection[] = [
  {
    id: "names",
    title: m.settings_names,
    text: m.settings_names_text,
    content: ({ names }) => <NamesForm stored={names} />,
  },
  {
    id: "contact",
    title: m.contact_settings_title,
    text: m.contact_settings_text_section,
    content: ({ contact }) => <ContactForm stored={contact} />,
  },
  {
    id: "registration",
    title: m.settings_registration,
    text: m.settings_registration_text,
    content: ({ registration }) => <RegistrationChoice stored={registration} />,
  },
  {
    id: "defaults",
    title: m.settings_defaults,
    text: m.settings_defaults_text,
    content: (settings) => <DefaultsForm {...settings} />,
  },
  {
    id: "attention",
    title: m.settings_attention,
    text: m.settings_attention_text,
    content: () => <AttentionSettings />,
  },
  {
    id: "subscriptions",
    title: m.subscription_end_title,
    text: m.subscription_end_text,
    content: () => <SubscriptionEndSettings />,
  },
  {
    id: "embed",
    title: m.framing_title,
    text: m.framing_text,
    content: ({ embed }) => <FramingForm stored={embed} />,
  },
];
