import { m } from "../../paraglide/messages.js";
import type { IconName } from "../../ui/every-icon.tsx";
import { type Command, commands, namesOf } from "./commands.ts";
import { findNamed } from "./match.ts";
import { namesOfAct, type Person, type PersonAct, personActs } from "./person-acts.ts";
import type { Recent } from "./recents.ts";

/** A line of the palette and its action. */
export type Entry = { key: string; icon: IconName; label: string; hint: string | undefined } & (
  | { kind: "command"; command: Command }
  | { kind: "person"; person: Person & { photo?: string | null } }
  | { kind: "act"; act: PersonAct; person: Person }
);

export interface Section {
  label: string;
  entries: readonly Entry[];
}

interface FoundPerson extends Person {
  email: string | null;
  photo: string | null;
}

const commandEntry = (command: Command): Entry => ({
  kind: "command",
  key: command.id,
  icon: command.icon,
  label: command.label(),
  hint: command.within?.(),
  command,
});

const personEntry = ({ id, name, ...rest }: Person & Partial<FoundPerson>): Entry => ({
  kind: "person",
  key: id,
  icon: "user",
  label: name,
  hint: rest.email ?? undefined,
  person: { id, name, ...(rest.photo !== undefined && { photo: rest.photo }) },
});

/** The lines without a search: recent ones, then all. */
export function firstSections(recents: readonly Recent[]): Section[] {
  const again = recents.flatMap((recent) => {
    if ("person" in recent) return [personEntry(recent.person)];
    const command = commands.find(({ id }) => id === recent.command);
    return command ? [commandEntry(command)] : [];
  });
  const known = new Set(again.map(({ key }) => key));
  const rest = commands.filter(({ id }) => !known.has(id)).map(commandEntry);
  return filled([
    { label: m.palette_recent(), entries: again },
    { label: m.palette_commands(), entries: rest },
  ]);
}

/** The results of a search. People arrive late, so they are below the commands: no line moves before a choice. */
export function foundSections(search: string, people: readonly FoundPerson[]): Section[] {
  const found = findNamed(search, commands, namesOf);
  const commandsOf = (strong: boolean) =>
    found.filter((each) => each.strong === strong).map(({ item }) => commandEntry(item));
  return filled([
    { label: m.palette_commands(), entries: commandsOf(true) },
    { label: m.admin_trainees(), entries: people.map(personEntry) },
    { label: m.palette_more(), entries: commandsOf(false) },
  ]);
}

/** The commands of one trainee. */
export function personSections(search: string, person: Person): Section[] {
  const acts =
    search === "" ? personActs : findNamed(search, personActs, namesOfAct).map(({ item }) => item);
  const entries = acts.map(
    (act): Entry => ({
      kind: "act",
      key: act.id,
      icon: act.icon,
      label: act.label(),
      hint: undefined,
      act,
      person,
    }),
  );
  return filled([{ label: person.name, entries }]);
}

const filled = (sections: Section[]) => sections.filter(({ entries }) => entries.length > 0);
