/** Kinds of ids, in the third group of each, so that ids of different tables never collide. */
const idKinds = {
  account: 1,
  exercise: 2,
  meal: 3,
  subscription: 4,
  weight: 5,
  measurement: 6,
  steps: 7,
  schedule: 8,
  scheduleExercise: 9,
  scheduleMeal: 10,
  performedSet: 11,
  note: 12,
  ownMeal: 13,
  broadcast: 14,
  notification: 15,
  food: 16,
  message: 17,
  payment: 18,
  template: 19,
  templateExercise: 20,
  templateMeal: 21,
  templateSuperset: 22,
  checkInForm: 23,
  checkInQuestion: 24,
  checkInSchedule: 25,
  checkIn: 26,
  checkInReply: 27,
  progressPhoto: 28,
  absence: 29,
  paymentProof: 30,
} as const;
type IdKind = keyof typeof idKinds;

const hex = (value: number, length: number) => value.toString(16).padStart(length, "0");

/**
 * A UUIDv7 derived from its row instead of random bits.
 * @param at UTC milliseconds
 * @param owner the trainee's index, or 0; below 2^20
 * @param sequence distinguishes rows of one kind and owner; below 2^28
 */
export function seedId(kind: IdKind, at: number, owner: number, sequence: number): string {
  const time = hex(at, 12);
  const tail = hex(owner * 2 ** 28 + sequence, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(idKinds[kind], 3)}-8000-${tail}`;
}

/** The same as an SQL expression over SQL expressions. */
export function seedIdSql(kind: IdKind, at: string, owner: string, sequence: string): string {
  return `printf('%08x-%04x-7${hex(idKinds[kind], 3)}-8000-%012x', (${at}) >> 16, (${at}) & 65535, ((${owner}) << 28) | (${sequence}))`;
}
