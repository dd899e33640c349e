import { directionOf, type Language } from "../../domain/language.ts";
import { m } from "./paraglide/messages.js";

/** The texts around the description of the API. */
export function referenceTexts(language: Language) {
  const locale = { locale: language };
  return {
    lang: language,
    dir: directionOf(language),
    title: m.reference_title({}, locale),
    description: m.reference_description({}, locale),
    parameters: m.reference_parameters({}, locale),
    body: m.reference_body({}, locale),
  };
}
