import { type Chunk, within, words } from "./chunk.ts";

/** Code of forms: rules, fields and requests. */
export const formChunks: readonly Chunk[] = [
  // Rules of the domain for most forms, and other code common to forms.
  {
    name: "rules",
    priority: 0,
    messages: words("gender_female gender_male gender_other"),
    files: [
      ...within(
        "domain",
        `fields.ts text.ts arabic.ts contact.ts people/registration.ts trainee.ts
      libraries/meals.ts schedules/schedules.ts`,
      ),
      "web/lib/format/device-zone.ts",
    ],
  },
  // Fields of a person, for registration, invitation, adding and editing.
  {
    name: "person-form",
    priority: 0,
    files: [
      ...within(
        "web/person-form",
        `body-fields.tsx form-section.tsx goals-field.tsx personal-fields.tsx
        plan-cards.tsx plan-face.tsx texts.ts`,
      ),
      ...within("web/ui", "choice-chips.tsx number-field.tsx select.tsx"),
    ],
    messages: words(
      `goal_fitness goal_flexibility goal_maintain goal_muscle_gain
      goal_strength goal_weight_loss person_age person_blood_type person_cm person_email
      person_gender person_goals_hint person_height person_kg person_name 
      person_phone person_section_body person_section_goals person_section_personal person_section_plan
      person_target_weight person_unknown person_weight person_years plan_duration plan_none_offered plan_word
      ui_decrease ui_increase`,
    ),
  },
  // Parsing of a sent form, and messages of its fields.
  {
    name: "checks",
    priority: 0,
    files: [
      ...within("web/lib", "contact-links.ts format/field-text.ts read-form.ts"),
      "web/person-form/read.ts",
    ],
    messages: words("contact_email contact_phone contact_whatsapp"),
  },
  // Requests of visitors' forms, and the choice of language and theme.
  {
    name: "asking",
    priority: 0,
    files: within("web", "access/api.ts embed/framed-sign-in.ts"),
    messages: words(
      "access_plans_failed access_registered_confirm access_registered_next access_registered_pending",
    ),
  },
  {
    name: "surroundings",
    priority: 0,
    files: within("web/ui", "language-switch.tsx theme-switch.tsx"),
    messages: words(
      "ui_language ui_language_name ui_theme ui_theme_dark ui_theme_light ui_theme_system",
    ),
  },
];
