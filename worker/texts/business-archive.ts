import { archivedFiles } from "../../domain/copies/business-archive.ts";
import type { Language } from "../../domain/language.ts";
import { tableLabel } from "./copied-labels.ts";
import { inEveryLanguage, type ListedTable, momentAt } from "./copied-tables.ts";
import { m } from "./paraglide/messages.js";

/** The contents of the archive and how to read it, in Arabic and then in English. */
export function archiveReadme(about: {
  business: string;
  timeZone: string;
  madeAt: number;
  tables: readonly ListedTable[];
  missing: number;
}): string {
  return inEveryLanguage((language) => readmeIn(language, about));
}

function readmeIn(
  language: Language,
  { business, timeZone, madeAt, tables, missing }: Parameters<typeof archiveReadme>[0],
): string[] {
  const locale = { locale: language };
  const { people, videos } = archivedFiles;
  return [
    m.business_archive_readme_title({ business }, locale),
    m.my_data_readme_made({ moment: momentAt(madeAt, timeZone) }, locale),
    "",
    m.business_archive_readme_tables({ folder: "csv/" }, locale),
    m.my_data_readme_guard({}, locale),
    m.business_archive_readme_rows({}, locale),
    "",
    ...tables.map(({ table, file }) => `${tableLabel("business", table)({}, locale)} (${file})`),
    m.business_archive_readme_json({ folder: "json/" }, locale),
    m.business_archive_readme_people({ folder: `${people}/` }, locale),
    m.business_archive_readme_videos({ folder: `${videos}/` }, locale),
    "",
    m.business_archive_readme_consents({}, locale),
    m.business_archive_readme_without({}, locale),
    ...(missing > 0 ? ["", m.business_archive_readme_missing({ count: missing }, locale)] : []),
  ];
}

/** The trainer's notice of a finished archive. */
export const archiveNotice = (language: Language): { title: string; message: string } => ({
  title: m.business_archive_notice_title({}, { locale: language }),
  message: m.business_archive_notice_text({}, { locale: language }),
});
