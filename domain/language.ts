/** The languages of the product; Arabic is the default. */
export const languages = ["ar", "en"] as const;
export type Language = (typeof languages)[number];

/** The direction of a language's text. */
export const directionOf = (language: Language) => (language === "ar" ? "rtl" : "ltr");
