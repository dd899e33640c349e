import type { PastRefusal } from "../past.ts";
import type { ArchivedFile } from "./zip-directory.ts";

/** Bytes: of a file as it is stored, of what is inside it, and of parts that are read whole. */
export const healthLimits = {
  file: 1024 ** 3,
  export: 3 * 1024 ** 3,
  database: 200 * 1000 ** 2,
  table: 20 * 1000 ** 2,
} as const;

/** The program that wrote an archive. */
type HealthArchive = "apple_health" | "health_connect" | "takeout";

const maxOf: Record<HealthArchive, number> = {
  apple_health: healthLimits.export,
  health_connect: healthLimits.database,
  takeout: healthLimits.table,
};

/** Takeout's table of days has its folder's name in every language; an older one had another. */
const isTakeoutTable = (path: string) =>
  /(?:^|\/)([^/]+)\/\1\.csv$/.test(path) ||
  /(?:^|\/)(?:daily activity metrics|daily summaries)\.csv$/.test(path);
/** The name of Apple's export depends on the language; the record for doctors beside it ends alike in all. */
const isAppleExport = (path: string) => /^(?:[^/]+\/)?[^/]+(?<!_cda)\.xml$/.test(path);

/** The part of an archive that is read. */
export function findExport(
  files: readonly ArchivedFile[],
): { archive: HealthArchive; file: ArchivedFile } | { refused: PastRefusal } {
  const find = (isSought: (path: string) => boolean) =>
    files
      .filter(({ name }) => isSought(name.toLowerCase()) && !isOfSystem(name))
      .sort((one, other) => other.size - one.size)[0];
  const found = {
    health_connect: find((path) => path.endsWith(".db")),
    takeout: find(isTakeoutTable),
    apple_health: find(isAppleExport),
  };
  for (const [archive, file] of Object.entries(found) as [HealthArchive, ArchivedFile?][]) {
    if (!file) continue;
    if (file.size > maxOf[archive] || file.stored > healthLimits.file) {
      return { refused: "too_large" };
    }
    return file.isReadable ? { archive, file } : { refused: "broken" };
  }
  return { refused: "unknown_file" };
}

/** Files that macOS adds to an archive. */
const isOfSystem = (name: string) => /(?:^|\/)(?:__MACOSX\/|\._)/.test(name);
