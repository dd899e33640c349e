/** A copy, by its reader: trainees of their own data, the trainer of one trainee's, or of the whole business. */
export type Copy = "trainee" | "trainer" | "business";

/** A value of a column; an instant is in UTC milliseconds. */
export type CopiedValue = string | number | boolean | null | readonly string[];
export type CopiedRow = Readonly<Record<string, CopiedValue>>;

export const isInstant = (column: string) => column.endsWith("At");
