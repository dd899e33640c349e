import type {
  FactName,
  QuestionAudience,
  QuestionKind,
} from "../../../../../domain/check-ins/questions.ts";
import { m } from "../../../../paraglide/messages.js";
import type { IconName } from "../../../../ui/every-icon.tsx";

interface KindLook {
  icon: IconName;
  label: () => string;
}

/** Each kind of question in the menu. */
export const kindLooks: Record<QuestionKind, KindLook> = {
  scale: { icon: "sliders", label: m.check_in_form_kind_scale },
  yes_no: { icon: "check", label: m.check_in_form_kind_yes_no },
  number: { icon: "hash", label: m.check_in_form_kind_number },
  choice: { icon: "choice", label: m.check_in_form_kind_choice },
  choices: { icon: "choices", label: m.check_in_form_kind_choices },
  short_text: { icon: "line", label: m.check_in_form_kind_short_text },
  long_text: { icon: "lines", label: m.check_in_form_kind_long_text },
  voice: { icon: "mic", label: m.check_in_form_kind_voice },
  measurements: { icon: "ruler", label: m.check_in_form_kind_measurements },
  photos: { icon: "camera", label: m.check_in_form_kind_photos },
  fact: { icon: "info", label: m.check_in_form_kind_fact },
};

export const audienceTexts: Record<QuestionAudience, () => string> = {
  all: m.check_in_form_audience_all,
  women: m.check_in_form_audience_women,
  men: m.check_in_form_audience_men,
};

export const factNameTexts: Record<FactName, () => string> = {
  weight: m.check_in_form_fact_weight,
  steps: m.check_in_form_fact_steps,
  meals: m.check_in_form_fact_meals,
  exercises: m.check_in_form_fact_exercises,
};
