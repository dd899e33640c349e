/** The languages that the product speaks; Arabic until somebody chose another. */
export const languages = ["ar", "en"] as const;
export type Language = (typeof languages)[number];

/** The side on which a text of a language begins. */
export const directionOf = (language: Language) => (language === "ar" ? "rtl" : "ltr");
