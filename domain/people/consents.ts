/** The consents about Ramadan. */
export const fastingPurposes = ["fasting_coach", "fasting_health", "fasting_archive"] as const;
export type FastingPurpose = (typeof fastingPurposes)[number];

/**
 * What a person agrees to about their own data, one by one: their answers to check-ins go into the trainer's copies;
 * the trainer sees that they follow the month, and in which slot they train; the trainer sees that they said yes to the
 * safety question; their own copy has their fasting days. Progress photos have purposes of their own, `photoPurposes`.
 */
export const consentPurposes = ["answers_archive", ...fastingPurposes] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Who learns that a consent changed, and from which news: the trainer only of what the consent shows. */
export const consentNews: Record<
  ConsentPurpose,
  { news: "check_in" | "ramadan"; toTrainer: boolean }
> = {
  answers_archive: { news: "check_in", toTrainer: true },
  fasting_coach: { news: "ramadan", toTrainer: true },
  fasting_health: { news: "ramadan", toTrainer: true },
  fasting_archive: { news: "ramadan", toTrainer: false },
};

/** The consents whose rows the trainer's copies list. */
export const purposesInTrainersCopies: ConsentPurpose[] = ["answers_archive"];

/** A consent as it is stored, in UTC milliseconds; without `givenAt` it was refused and never given. */
export interface Consent {
  givenAt: number | null;
  /** Null while it stands. */
  withdrawnAt: number | null;
}

/** Whether a consent stands. Nothing decided is no consent. */
export const stands = (consent: Consent | null | undefined): boolean =>
  consent != null && consent.givenAt !== null && consent.withdrawnAt === null;
