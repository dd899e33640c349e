import { internationalPhone, type PhoneCountry } from "../../accounts/phone-countries.ts";
import { foldForSearch } from "../../arabic.ts";
import { addMonths, type LocalDate } from "../../calendar.ts";
import { canonicalEmail, canonicalPhone, isPhone, localPhone } from "../../contact.ts";
import { openingFields } from "../../memberships/opening-balances.ts";
import { roundTo } from "../../numerals.ts";
import { readGoals } from "../../people/goal-words.ts";
import { type BloodType, type Gender, type Goal, traineeFields } from "../../trainee.ts";
import { gathered, noteRepeated, type ReadOptions, RowCells, type SheetRead } from "./cells.ts";
import { readPlan } from "./choices.ts";
import type { ImportColumn } from "./kinds.ts";
import { openingTold, readOwed, readPaidPart } from "./money.ts";
import type { Sheet } from "./rows.ts";
import { readBloodType, readGender, readPaid } from "./words.ts";

/** A person of a row; null for blank cells. */
interface TraineeImport {
  row: number;
  name: string;
  /** Null for a person who gives it with the password. */
  email: string | null;
  phone: string | null;
  gender: Gender | null;
  age: number | null;
  bloodType: BloodType | null;
  /** cm */
  height: number | null;
  /** kg */
  weight: number | null;
  targetWeight: number | null;
  goals: Goal[];
  /** A plan's id; null for the common plan. */
  plan: string | null;
  /** The subscription's first and last day; null for those that follow from the plan and the day of the import. */
  startsOn: LocalDate | null;
  endsOn: LocalDate | null;
  /** Whether it is paid; null for the common answer. */
  paid: boolean | null;
  /** Agorot of the agreed price, and of what was owed before the move, negative if paid ahead; null if unknown. */
  price: number | null;
  opening: number | null;
}

interface TraineeOptions extends ReadOptions {
  /** The country of numbers without a code. */
  country: PhoneCountry;
  plans: readonly { id: string; name: string; englishName: string | null }[];
  /** Whether people without address and phone are imported. */
  withoutContact?: boolean | undefined;
}

/** Maximum distance in months from today to a subscription's first and last day. */
const reach = {
  startsOn: { back: 36, ahead: 12 },
  endsOn: { back: 36, ahead: 48 },
} as const;

/** Reads people. A problem of the name or address skips the row, any other one its own cell. */
export function readTraineeRows(sheet: Sheet, options: TraineeOptions): SheetRead<TraineeImport> {
  const read = sheet.rows.map((row) => {
    const cells = new RowCells(row, options);
    return { cells, value: traineeOf(cells, options) };
  });
  noteRepeated(
    read,
    ({ email }) => (email === null ? "name" : "email"),
    ({ email, phone, name, row }) => email ?? (phone === null ? foldForSearch(name) : `row ${row}`),
  );
  noteShared(read);
  return gathered(read);
}

function traineeOf(cells: RowCells, options: TraineeOptions): TraineeImport | undefined {
  const { columnOfTwo } = cells;
  if (columnOfTwo) return cells.note(columnOfTwo, { code: "two_people" }, "row");
  const name = nameOf(cells);
  const email = cells.has("email") ? cells.text("email", traineeFields.email, "row") : null;
  const optional = (value: number | undefined) => value ?? null;
  const person = {
    phone: phoneOf(cells, options.country),
    gender: cells.choice("gender", readGender, "cell") ?? null,
    age: ageOf(cells, options.today),
    bloodType: cells.choice("bloodType", readBloodType, "cell") ?? null,
    height: optional(cells.number("height", traineeFields.height, { adjust: centimetres })),
    weight: optional(cells.number("weight", traineeFields.weight, { adjust: tenths })),
    targetWeight: optional(cells.number("targetWeight", traineeFields.weight, { adjust: tenths })),
    goals: cells.choice("goals", someGoals, "cell") ?? [],
    // A person with an unknown plan must not silently get another one.
    plan: cells.has("plan")
      ? (cells.choice("plan", (cell) => readPlan(cell, options.plans), "row") ?? null)
      : null,
    ...daysOf(cells, options.today),
    ...moneyOf(cells),
  };
  if (name === undefined || email === undefined) return undefined;
  if (email === null && person.phone === null && !options.withoutContact) {
    return cells.note("name", { code: "no_contact" }, "row");
  }
  const address = email === null ? null : canonicalEmail(email);
  return { row: cells.row, name, email: address, ...person };
}

const tenths = (value: number) => roundTo(value, 1);
/** Below 3 the value is metres. */
const centimetres = (value: number) => roundTo(value < 3 ? value * 100 : value, 1);

function someGoals(cell: string): Goal[] | undefined {
  const goals = readGoals(cell);
  return goals.length > 0 ? goals : undefined;
}

/** The name, with another name of the person in brackets. */
function nameOf(cells: RowCells): string | undefined {
  const name = mainNameOf(cells);
  const { max } = traineeFields.name;
  if (name === undefined || !cells.has("otherName")) return name;
  const other = cells.text("otherName", { kind: "text", max }, "cell");
  if (other === undefined || foldForSearch(other) === foldForSearch(name)) return name;
  const both = `${name} (${other})`;
  if (both.length <= max) return both;
  cells.note("otherName", { code: "too_long", max }, "cell");
  return name;
}

function mainNameOf(cells: RowCells): string | undefined {
  const part = { kind: "text", max: traineeFields.name.max } as const;
  if (cells.has("name") || !cells.has("firstName")) {
    return cells.text("name", traineeFields.name, "row");
  }
  const parts = (["firstName", "lastName"] as const).map((column) =>
    cells.has(column) ? cells.text(column, part, "row") : undefined,
  );
  const name = parts.filter((each) => each !== undefined).join(" ");
  if (name.length <= traineeFields.name.max) return name;
  return cells.note("lastName", { code: "too_long", max: traineeFields.name.max }, "row");
}

/** A number in international form, if the country is known. */
export function phoneOf(
  cells: RowCells,
  country: PhoneCountry,
  leaves: "row" | "cell" = "cell",
): string | null {
  const read = (cell: string) => {
    const digits = isPhone(cell) ? cell : cell.replace(/\.0$/, "");
    if (!isPhone(digits)) return undefined;
    return internationalPhone(digits, country) ?? canonicalPhone(digits);
  };
  const phone = cells.choice("phone", (cell) => read(cell) ?? "", "cell");
  if (phone === "") cells.note("phone", { code: "not_a_phone" }, leaves);
  return phone || null;
}

function ageOf(cells: RowCells, today: LocalDate): number | null {
  if (cells.has("age")) return cells.number("age", traineeFields.age) ?? null;
  const born = cells.date("birthDate", "cell");
  if (born === undefined) return null;
  const age = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  const years = today.slice(5) < born.slice(5) ? age - 1 : age;
  const { min, max } = traineeFields.age;
  if (years >= min && years <= max) return years;
  cells.note("birthDate", { code: "out_of_range", min, max }, "cell");
  return null;
}

function daysOf(cells: RowCells, today: LocalDate): Pick<TraineeImport, "startsOn" | "endsOn"> {
  const startsOn = dayOf(cells, "startsOn", today);
  const endsOn = dayOf(cells, "endsOn", today);
  if (startsOn === null || endsOn === null || startsOn < endsOn) return { startsOn, endsOn };
  cells.note("endsOn", { code: "ends_before_start" }, "cell");
  return { startsOn, endsOn: null };
}

function dayOf(cells: RowCells, column: keyof typeof reach, today: LocalDate): LocalDate | null {
  const date = cells.date(column, "cell");
  if (date === undefined) return null;
  const { back, ahead } = reach[column];
  const isOld = date < addMonths(today, -back);
  if (!isOld && date <= addMonths(today, ahead)) return date;
  cells.note(column, { code: isOld ? "too_old" : "too_far" }, "cell");
  return null;
}

function moneyOf(cells: RowCells): Pick<TraineeImport, "paid" | "price" | "opening"> {
  const said = cells.choice("paid", (cell) => readPaid(cell) ?? readPaidPart(cell), "cell");
  const isWord = typeof said === "string";
  const paid = isWord ? said === "paid" : null;
  const amount = (column: ImportColumn) => cells.money(column) ?? null;
  const { opening, price, unpriced, differs } = openingTold({
    price: amount("price"),
    paidAmount: amount("paidAmount"),
    owed: cells.money("owed", readOwed) ?? null,
    paid,
    part: isWord ? undefined : said,
  });
  if (unpriced)
    cells.note(cells.has("paidAmount") ? "paidAmount" : "paid", { code: "unpriced" }, "cell");
  if (differs)
    cells.note(cells.has("owed") ? "owed" : "paid", { code: "amounts_differ" }, "nothing");
  const { max } = openingFields.agorot;
  if ([price, opening].some((each) => each !== null && Math.abs(each) > max)) {
    cells.note(
      cells.has("owed") ? "owed" : "price",
      { code: "out_of_range", max: max / 100 },
      "cell",
    );
    return { paid, price: null, opening: null };
  }
  return { paid, price, opening };
}

/** A number in two rows: the same name is the same person, another name may share a household. */
function noteShared(read: readonly { cells: RowCells; value: TraineeImport | undefined }[]) {
  const first = new Map<string, TraineeImport>();
  const column: ImportColumn = "phone";
  for (const { cells, value } of read) {
    if (!value?.phone || (cells.isLeftOut && !cells.isAsked)) continue;
    // +970 and +972 before the same digits reach the same phone.
    const phone = localPhone(value.phone);
    const before = first.get(phone);
    if (!before) first.set(phone, value);
    else if (cells.isLeftOut) continue;
    else if (foldForSearch(before.name) === foldForSearch(value.name)) {
      cells.note(column, { code: "repeated", of: before.row }, "row");
    } else cells.note(column, { code: "shared_phone", of: before.row }, "nothing");
  }
}
