import type { LocalDate } from "../../../calendar.ts";
import type { PastRead, PastRefusal } from "../past.ts";
import { HealthDays } from "./health-days.ts";

/** Letters of the longest tag or comment. */
const maxTag = 1_048_576;
const kinds = {
  steps: "HKQuantityTypeIdentifierStepCount",
  weight: "HKQuantityTypeIdentifierBodyMass",
};
/** The common start of a record, whose kind can be read without the other attributes. */
const usualStart = 'Record type="';
/** Elements besides records that are counted. */
const otherElements = ["Workout", "ActivitySummary", "ClinicalRecord", "Audiogram"];
const prefix = /^HK(?:Quantity|Category|Correlation)?(?:Data)?Type(?:Identifier)?/;

type Attributes = Map<string, string>;

/**
 * Reads Apple Health's `export.xml` from chunks of bytes, in constant memory besides the totals. Only records of steps and
 * of weight are taken apart; declarations of entities are refused.
 */
export class AppleScanner {
  readonly #days: HealthDays;
  #decoder = new TextDecoder();
  /** A tag whose end has not come. */
  #rest = "";
  #refused: PastRefusal | undefined;
  /** The last kind that is not kept, and its records in a row: Apple writes one kind after the other. */
  #others = { kind: "", count: 0 };
  #hasBegun = false;
  #isOpen = false;
  #isClosed = false;

  constructor(today: LocalDate) {
    this.#days = new HealthDays(today);
  }

  /** @returns whether later chunks matter */
  push(chunk: Uint8Array): boolean {
    this.#scan(this.#rest + this.#decoder.decode(chunk, { stream: true }));
    // Safari's decoders fail after 2 GB. After a whole letter another one can go on.
    if ((chunk.at(-1) ?? 0) < 0x80) this.#decoder = new TextDecoder();
    if (this.#rest.length > maxTag) this.#refused ??= "broken";
    if (this.#days.isTooLarge) this.#refused ??= "too_large";
    return this.#refused === undefined;
  }

  /** What was found, after the last chunk. */
  finish(): PastRead {
    if (this.#refused) return { refused: this.#refused };
    if (!this.#isOpen) return { refused: this.#hasBegun ? "unknown_file" : "empty" };
    if (!this.#isClosed) return { refused: "broken" };
    this.#leave("");
    return this.#days.readOf("apple_health", nameOf(kinds.steps));
  }

  #scan(text: string): void {
    if (!this.#hasBegun) {
      const start = text.trimStart();
      if (start === "") return;
      this.#hasBegun = true;
      if (!start.startsWith("<")) this.#refused = "unknown_file";
    }
    let at = text.indexOf("<");
    while (at !== -1 && !this.#refused) {
      const after = this.#readTag(text, at);
      if (after === undefined) break;
      at = text.indexOf("<", after);
    }
    this.#rest = at === -1 ? "" : text.slice(at);
  }

  /** @returns a place after the start of the tag at a place; undefined if its rest has not come */
  #readTag(text: string, at: number): number | undefined {
    const start = at + 1;
    if (text.startsWith(usualStart, start)) {
      const from = start + usualStart.length;
      const end = text.indexOf('"', from);
      if (end === -1) return undefined;
      return this.#readRecord(text, start, text.slice(from, end));
    }
    if (text.startsWith("!", start)) return this.#readDeclaration(text, at);
    const name = /[^\s/>]*(?=[\s/>])/y;
    name.lastIndex = text.startsWith("/", start) ? start + 1 : start;
    const [found] = name.exec(text) ?? [];
    if (found === undefined) return undefined;
    if (text.startsWith("/", start)) this.#isClosed ||= found === "HealthData";
    else if (found === "Record") return this.#readRecord(text, start);
    else this.#readOther(found);
    return start;
  }

  #readOther(name: string): void {
    if (name.startsWith("?")) return;
    if (!this.#isOpen) {
      if (name === "HealthData") this.#isOpen = true;
      else this.#refused = "unknown_file";
    } else if (otherElements.includes(name)) this.#days.leave(name);
  }

  /** Skips a comment or a declaration. */
  #readDeclaration(text: string, at: number): number | undefined {
    // Enough for the name of any declaration.
    if (text.length - at < 10) return undefined;
    if (text.startsWith("<!ENTITY", at)) this.#refused = "broken";
    const isComment = text.startsWith("<!--", at);
    if (!isComment && !text.startsWith("<![CDATA[", at)) return at + 1;
    const end = text.indexOf(isComment ? "-->" : "]]>", at);
    return end === -1 ? undefined : end;
  }

  /** @param kind known if it is the first attribute */
  #readRecord(text: string, start: number, kind?: string): number | undefined {
    if (kind !== undefined && kind !== kinds.steps && kind !== kinds.weight) {
      this.#leave(kind);
      return start;
    }
    const attributes: Attributes = new Map();
    const end = readAttributes(text, start + "Record".length, attributes);
    if (end === undefined) {
      // Another tag before this one's end.
      if (text.indexOf("<", start) !== -1) this.#refused = "broken";
      return undefined;
    }
    if (kind === undefined && !attributes.has("type")) this.#refused = "broken";
    else this.#take(attributes);
    return end;
  }

  #leave(kind: string): undefined {
    if (kind !== this.#others.kind) {
      const { kind: last, count } = this.#others;
      if (count > 0) this.#days.leave(nameOf(last), count);
      this.#others = { kind, count: 0 };
    }
    this.#others.count += 1;
  }

  #take(attributes: Attributes): undefined {
    const kind = attributes.get("type") ?? "";
    const name = nameOf(kind);
    if (kind !== kinds.steps && kind !== kinds.weight) return this.#leave(kind);
    const written = attributes.get("value") ?? "";
    const value = /^\d/.test(written) ? Number(written) : Number.NaN;
    if (!Number.isFinite(value)) return this.#days.fault(name, written, "no_number");
    const startDate = attributes.get("startDate") ?? "";
    const start = momentOf(startDate);
    if (!start) return this.#days.fault(name, startDate, "no_date");
    if (kind === kinds.weight) {
      const unit = attributes.get("unit") ?? "";
      return this.#days.addWeight(name, { date: start.date, at: start.at, value, unit });
    }
    const end = momentOf(attributes.get("endDate") ?? "")?.at ?? start.at;
    const source = attributes.get("sourceName") ?? "";
    this.#days.addSteps(name, { source, date: start.date, start: start.at, end, count: value });
  }
}

/** A kind without the words that all have: `HeartRate`. */
const nameOf = (kind: string) => kind.replace(prefix, "");

/** @returns the place after the tag; undefined if it has no end */
function readAttributes(text: string, from: number, attributes: Attributes): number | undefined {
  const attribute = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
  attribute.lastIndex = from;
  let at = from;
  for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
    attributes.set(found[1] ?? "", found[2] ?? found[3] ?? "");
    at = attribute.lastIndex;
  }
  const end = /\s*\/?>/y;
  end.lastIndex = at;
  return end.test(text) ? end.lastIndex : undefined;
}

const written =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2}):(\d{2})(?:\.\d+)? ?(?:([+-])(\d{2}):?(\d{2})|Z)$/;

/** The written day and UTC seconds of `2026-03-01 09:00:00 +0300`. */
function momentOf(text: string): { date: LocalDate; at: number } | undefined {
  const [, date, hour, minute, second, sign, hours = 0, minutes = 0] = written.exec(text) ?? [];
  if (date === undefined) return undefined;
  const midnight = Date.parse(date) / 1000;
  const zone = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -60 : 60);
  const at = midnight + Number(hour) * 3600 + Number(minute) * 60 + Number(second) - zone;
  return at >= 0 ? { date, at } : undefined;
}
