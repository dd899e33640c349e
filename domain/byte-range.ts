/** The requested bytes of a file, both ends included, as in `Content-Range`. */
type ByteRange =
  | { kind: "whole" }
  | { kind: "part"; start: number; end: number }
  | { kind: "unsatisfiable" };

const whole: ByteRange = { kind: "whole" };

/**
 * Reads a `Range` header (RFC 9110 §14.1.2). An invalid set of byte ranges is ignored, as the RFC
 * demands. Several ranges get the whole file, as it allows.
 * @param size of the file in bytes, a whole number of at least 1
 */
export function parseByteRange(header: string | null | undefined, size: number): ByteRange {
  const sets = /^\s*bytes\s*=(.*)$/is.exec(header ?? "")?.[1];
  if (sets === undefined || sets.length > 1000) return whole;
  const ranges = sets
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .map((each) => readOne(each, size));
  const satisfiable = ranges.filter((range) => range !== "unsatisfiable");
  if (ranges.length === 0 || satisfiable.includes("invalid")) return whole;
  const [first] = satisfiable;
  if (first === undefined || first === "invalid") return { kind: "unsatisfiable" };
  return ranges.length === 1 ? { kind: "part", ...first } : whole;
}

function readOne(
  text: string,
  size: number,
): { start: number; end: number } | "invalid" | "unsatisfiable" {
  const match = /^(\d*)-(\d*)$/.exec(text);
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return "invalid";
  if (first === "") {
    const length = Number(last);
    return length === 0 ? "unsatisfiable" : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "invalid";
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

/** The `If-…` headers of a request. */
export interface Conditions {
  ifMatch?: string | undefined;
  ifUnmodifiedSince?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
  ifRange?: string | undefined;
}

/** Identifies one version of a file. */
interface Validators {
  /** Strong, with its quotes. */
  etag: string;
  /** UTC milliseconds. */
  modifiedAt: number;
}

/**
 * Evaluates the conditions of a GET or HEAD, in the order of RFC 9110 §13.2.2.
 * @returns the status to answer, or undefined to continue
 */
export function precondition(asked: Conditions, file: Validators): 304 | 412 | undefined {
  const { ifMatch, ifUnmodifiedSince, ifNoneMatch, ifModifiedSince } = asked;
  if (ifMatch !== undefined) {
    if (!names(ifMatch, file.etag, "strong")) return 412;
  } else if (isAfter(file, ifUnmodifiedSince) === true) return 412;
  if (ifNoneMatch !== undefined) return names(ifNoneMatch, file.etag, "weak") ? 304 : undefined;
  return isAfter(file, ifModifiedSince) === false ? 304 : undefined;
}

/** Whether a range may be answered: `If-Range` names the version of the client's part. */
export function rangeCounts({ ifRange }: Conditions, file: Validators): boolean {
  if (ifRange === undefined) return true;
  const text = ifRange.trim();
  if (text.startsWith('"') || text.startsWith("W/")) return text === file.etag;
  return Date.parse(text) === toSecond(file.modifiedAt);
}

function names(list: string, etag: string, comparison: "strong" | "weak"): boolean {
  if (list.trim() === "*") return true;
  return list.split(",").some((each) => {
    const tag = each.trim();
    return (comparison === "weak" ? tag.replace(/^W\//, "") : tag) === etag;
  });
}

/** Undefined when there is no date to compare with. */
function isAfter({ modifiedAt }: Validators, date: string | undefined): boolean | undefined {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? undefined : toSecond(modifiedAt) > time;
}

const toSecond = (time: number) => Math.floor(time / 1000) * 1000;
