import { myDataFiles } from "../../domain/copies/my-data.ts";
import type { Language } from "../../domain/language.ts";
import { tableLabel } from "./copied-labels.ts";
import { inEveryLanguage, type ListedTable, momentAt } from "./copied-tables.ts";
import { m } from "./paraglide/messages.js";

/** The contents of the archive and how to read it, in Arabic and then in English. */
export function readme(about: {
  name: string;
  timeZone: string;
  madeAt: number;
  tables: readonly ListedTable[];
  missing: readonly string[];
  copy: "trainee" | "trainer";
}): string {
  return inEveryLanguage((language) => readmeIn(language, about));
}

/** The words for the person, and those for the trainer about them. */
const readmeWords = {
  trainee: {
    title: m.my_data_readme_title,
    photo: m.my_data_readme_photo,
    without: m.my_data_readme_without,
  },
  trainer: {
    title: m.my_data_of_readme_title,
    photo: m.my_data_of_readme_photo,
    without: m.my_data_of_readme_without,
  },
};

function readmeIn(
  language: Language,
  { name, timeZone, madeAt, tables, missing, copy }: Parameters<typeof readme>[0],
): string[] {
  const locale = { locale: language };
  const { json, pictures, conversation } = myDataFiles;
  const words = readmeWords[copy];
  return [
    words.title({ name }, locale),
    m.my_data_readme_made({ moment: momentAt(madeAt, timeZone) }, locale),
    "",
    m.my_data_readme_tables({ zone: timeZone }, locale),
    m.my_data_readme_guard({}, locale),
    "",
    // The words come first: their letters decide the direction of a line in a text editor.
    ...tables.map(({ table, file }) => `${tableLabel(copy, table)({}, locale)} (${file})`),
    m.my_data_readme_json({ file: json }, locale),
    words.photo({ folder: `${pictures}/` }, locale),
    m.my_data_readme_files({ folder: `${conversation}/` }, locale),
    "",
    words.without({}, locale),
    ...(missing.length > 0 ? ["", m.my_data_readme_missing({}, locale), ...missing] : []),
  ];
}
