/** Sort keys of the trainer's list. */
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

/** Rows a page of the list. */
export const traineesPerPage = 25;
