/** What the trainer's list can be sorted by. */
export const traineeSorts = [
  "name",
  "email",
  "plan",
  "status",
  "weight",
  "steps",
  "joined",
] as const;
export type TraineeSort = (typeof traineeSorts)[number];

/** Rows of a page of the list. */
export const traineesPerPage = 25;
