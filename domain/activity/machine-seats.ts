/** A trainee's own setting of a machine, such as the height of its seat. */
export interface MachineSeat {
  exerciseId: string;
  seat: string;
}

/** Rule of a seat: a number or a few letters; empty removes it. */
export const seatText = { kind: "text", max: 20, optional: true } as const;
