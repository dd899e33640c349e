/** How large a database may become, in bytes: nothing raises it. */
export const maxDatabaseBytes = 10_000_000_000;

/** From which share of it on there is reason to act. */
const fillingShare = 0.7;

/** @param bytes of the database; null where it does not tell */
export const isDatabaseFilling = (bytes: number | null): boolean =>
  bytes !== null && bytes >= fillingShare * maxDatabaseBytes;

/** What lies in the store of files, by what it is for. */
export const fileKinds = ["videos", "attachments", "photos", "other"] as const;
export type FileKind = (typeof fileKinds)[number];

export interface Amount {
  count: number;
  bytes: number;
}

type FileAmounts = Record<FileKind, Amount>;

/** Pages of a thousand files that one count reads; a larger store is counted on in the next. */
export const pagesInCount = 100;

/** How far the counting of the store came: what was counted as a whole last, and what of the next. */
export interface StorageCount {
  whole: { at: number; files: FileAmounts } | null;
  /** Up to which key a count under way came, which began after the last whole one. */
  part: { after: string; files: FileAmounts } | null;
}

/** What a file is for, by where it lies. */
function kindOfFile(key: string): FileKind {
  if (key.startsWith("videos/")) return "videos";
  if (/^trainees\/[^/]+\/conversation\//.test(key)) return "attachments";
  return /^(trainees\/[^/]+|trainer)\/photo\//.test(key) ? "photos" : "other";
}

const nothing = (): FileAmounts =>
  Object.fromEntries(fileKinds.map((kind) => [kind, { count: 0, bytes: 0 }])) as FileAmounts;

/** Amounts with some more files; sizes in bytes. */
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

/** What is stored of a count (anything, or nothing); what is no count is as if nothing was. */
export function readStorageCount(stored: Record<string, unknown> | null | undefined): StorageCount {
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
