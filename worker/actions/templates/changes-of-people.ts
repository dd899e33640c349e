import type { TrainerScope } from "../../data/scope.ts";
import type { Filling } from "../../data/templates/template-filling.ts";
import {
  type GivenTemplate,
  listTemplatePeople,
  type TemplatePerson,
} from "../../data/templates/template-jobs.ts";
import { countChanges, type ItemCounts, noChange } from "../../data/templates/template-previews.ts";
import { maxPeopleAtOnce } from "./plan-filling.ts";

/** The effect of giving a template, or following its edits, on each person's items. */
export async function changesOfPeople(
  scope: TrainerScope,
  mode: "give" | "follow",
  {
    templateId,
    template,
    ids,
  }: { templateId: string; template: GivenTemplate; ids: readonly string[] },
  fillingOf: (people: readonly TemplatePerson[]) => Filling,
) {
  const known = new Map<string, TemplatePerson>();
  const counts = new Map<string, ItemCounts>();
  const atOnce = maxPeopleAtOnce(template);
  for (let first = 0; first < ids.length; first += atOnce) {
    const part = ids.slice(first, first + atOnce);
    const people = await listTemplatePeople(scope.db.$client, templateId, part);
    for (const person of people) known.set(person.traineeId, person);
    for (const [id, changes] of await countChanges(scope, mode, fillingOf(people))) {
      counts.set(id, changes);
    }
  }
  return { known, countsOf: (id: string) => counts.get(id) ?? noChange };
}
