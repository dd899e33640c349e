/** Why a trainee needs the trainer today, the weightiest first. */
export const attentionReasons = [
  "unread",
  "note",
  "approval",
  "absence",
  "silence",
  "adherence",
  "payment",
  "ending",
  "empty_weeks",
  "weight",
] as const;
export type AttentionReason = (typeof attentionReasons)[number];
