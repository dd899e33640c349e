import type { PersonToRemind } from "../../data/ramadan/sun-reminders.ts";
import type { Platform } from "../../platform.ts";
import { openSlot } from "./open-health.ts";

/** People with the slots of their training as they see them, by which their reminders are. */
export const withOwnSlots = (
  platform: Platform,
  people: readonly PersonToRemind[],
): Promise<PersonToRemind[]> =>
  Promise.all(
    people.map(async (person) => ({
      ...person,
      training: await openSlot(platform, person.accountId, person),
    })),
  );
