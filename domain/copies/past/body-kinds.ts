import { type MeasurementKind, measurementFields } from "../../body/measurements.ts";
import { weightBounds } from "../../person-bounds.ts";
import type { AppRow } from "./app-table.ts";
import type { Gathered } from "./gathered.ts";

type BodyKind = "weight" | MeasurementKind;

/** Names of each kind in the apps, folded, without unit and side. */
const names: Record<BodyKind, RegExp> = {
  weight: /^(?:body ?)?weight$|^average weight$/,
  fatPercentage: /^body ?fat(?: percent(?:age)?)?$|^fat percent(?:age)?$|^fat$|^bf$/,
  muscleMass: /^(?:skeletal )?muscle mass$/,
  waist: /^waist$/,
  neck: /^neck$/,
  arm: /^(?:upper )?arms?$|^biceps?$/,
  chest: /^chest$/,
  thigh: /^thighs?$/,
  calf: /^calf$|^calves$/,
};

/** A name of a measurement in a head or a cell: `left_bicep_cm`, `Body Fat %`, `Weight (Garmin)`. */
interface BodyName {
  kind: BodyKind;
  side: "left" | "right" | undefined;
  unit: string | undefined;
}

const unitAtEnd = /[ (]+(kgs?|lbs?|cm|mm|in|inch|inches|%)\)?$/;

/** The kind that a folded head or name means; undefined for one that Miran does not keep. */
export function bodyNameOf(folded: string): BodyName | undefined {
  const spaced = folded.replace(/[_/-]/g, " ").replace(/%/, " %").replace(/\s+/g, " ").trim();
  const unit = unitAtEnd.exec(spaced)?.[1];
  const bare = spaced
    .replace(unitAtEnd, "")
    .replace(/ (?:size|circumference)$/, "")
    .trim();
  const side = /\b(left|right)\b/.exec(spaced)?.[1] as BodyName["side"];
  const word = bare.replace(/\b(?:left|right)\b/, "").trim();
  const kinds = Object.keys(names) as BodyKind[];
  const kind = kinds.find((each) => names[each].test(word));
  if (!kind) return undefined;
  // Fat without percent is food; muscles and weights in percent are other values.
  const isKept = word === "fat" ? unit === "%" : kind === "fatPercentage" || unit !== "%";
  return isKept ? { kind, side, unit } : undefined;
}

/** Of the sides of a kind one counts: none of them, then the right one. */
export function chosenNames(
  found: readonly (readonly [string, BodyName])[],
): Map<string, BodyName> {
  const best = new Map<BodyKind, number>();
  for (const [, { kind, side }] of found) {
    best.set(kind, Math.min(rankOf(side), best.get(kind) ?? rankOf(side)));
  }
  return new Map(found.filter(([, { kind, side }]) => best.get(kind) === rankOf(side)));
}

const rankOf = (side: BodyName["side"]) => [undefined, "right", "left"].indexOf(side);

/** A value of the body in kg, cm or percent; null for none, undefined for a cell that cannot be read. */
export function bodyValue(
  row: AppRow,
  gathered: Gathered,
  { head, kind, unit }: { head: string; kind: BodyKind; unit: string | undefined },
): number | null | undefined {
  if (row.isZero(head)) return null;
  const bounds = kind === "weight" ? weightBounds : measurementFields[kind];
  if (kind === "fatPercentage") {
    return unit === undefined || unit === "%"
      ? row.number(head, bounds)
      : row.fault(head, "unknown_unit");
  }
  const isHeavy = kind === "weight" || kind === "muscleMass";
  const isPounds = unit === undefined && gathered.openUnit() === "lb";
  if (isHeavy) return row.quantity(head, "kg", unit ?? (isPounds ? "lb" : "kg"), bounds);
  // A length without a unit goes with the weights: inches with pounds.
  return row.quantity(head, "cm", unit ?? (isPounds ? "in" : "cm"), bounds);
}

const pounds = ["lb", "lbs", "in", "inch", "inches"];

/** The unit of a kind where the other columns of its file name theirs; undefined where none does. */
export function unitBeside(kind: BodyKind, others: readonly BodyName[]): string | undefined {
  const named = others.find(({ unit }) => unit !== undefined && unit !== "%")?.unit;
  if (named === undefined || kind === "fatPercentage") return undefined;
  const isPounds = pounds.includes(named);
  if (kind === "weight" || kind === "muscleMass") return isPounds ? "lb" : "kg";
  return isPounds ? "in" : "cm";
}
