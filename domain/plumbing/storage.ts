import type { StoredSection } from "./settings.ts";

/** Maximum size of a database, in bytes; D1 offers no more. */
export const maxDatabaseBytes = 10_000_000_000;

/** The share of it from which the operator should act. */
const fillingShare = 0.7;

/** @param bytes of the database; null if unknown */
export const isDatabaseFilling = (bytes: number | null): boolean =>
  bytes !== null && bytes >= fillingShare * maxDatabaseBytes;

/** Kinds of stored files, by their use. */
export const fileKinds = ["videos", "attachments", "photos", "other"] as const;
export type FileKind = (typeof fileKinds)[number];

export interface Amount {
  count: number;
  bytes: number;
}

type FileAmounts = Record<FileKind, Amount>;

/** Pages of a thousand files that one count reads; the next count continues. */
export const pagesInCount = 100;

/** Progress of counting the store: the last complete count, and the present part. */
export interface StorageCount {
  whole: { at: number; files: FileAmounts } | null;
  /** The last key and the amounts of the present count. */
  part: { after: string; files: FileAmounts } | null;
}

/** The kind of a file, by its key. */
function kindOfFile(key: string): FileKind {
  if (key.startsWith("videos/")) return "videos";
  if (/^trainees\/[^/]+\/conversation\//.test(key)) return "attachments";
  return /^(trainees\/[^/]+|trainer)\/photo\//.test(key) ? "photos" : "other";
}

const nothing = (): FileAmounts =>
  Object.fromEntries(fileKinds.map((kind) => [kind, { count: 0, bytes: 0 }])) as FileAmounts;

/** Amounts with more files added; sizes in bytes. */
export function withFiles(
  amounts: FileAmounts | undefined,
  files: readonly { key: string; size: number }[],
): FileAmounts {
  const sums = structuredClone(amounts ?? nothing());
  for (const { key, size } of files) {
    const sum = sums[kindOfFile(key)];
    sum.count += 1;
    sum.bytes += size;
  }
  return sums;
}

/** The stored count (any value, or none); an invalid one counts as none. */
export function readStorageCount(stored: StoredSection): StorageCount {
  const { whole, part } = (stored ?? {}) as {
    whole?: { at?: unknown; files?: unknown } | null;
    part?: { after?: unknown; files?: unknown } | null;
  };
  return {
    whole:
      typeof whole?.at === "number" && areAmounts(whole.files)
        ? { at: whole.at, files: whole.files }
        : null,
    part:
      typeof part?.after === "string" && areAmounts(part.files)
        ? { after: part.after, files: part.files }
        : null,
  };
}

const isAmount = (value: unknown): value is Amount => {
  const { count, bytes } = (value ?? {}) as Partial<Record<keyof Amount, unknown>>;
  return Number.isSafeInteger(count) && Number.isSafeInteger(bytes);
};

const areAmounts = (value: unknown): value is FileAmounts =>
  typeof value === "object" &&
  value !== null &&
  fileKinds.every((kind) => isAmount((value as Record<string, unknown>)[kind]));
