import type { AppearanceBody } from "../../../domain/contract/accounts/appearance.ts";
import type { OwnProfileChanges } from "../../../domain/contract/people/profile.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { type PrayersApi, prayersApi } from "../../prayers/api.ts";
import { securityApi } from "../../settings/security/api.ts";
import { readMonthAgain } from "../ramadan/queries.ts";

export const traineeSecurity = securityApi("trainee", traineeClient);

const prayers = prayersApi("trainee", traineeClient);

/** The month's times follow the choice of a city. */
export const traineePrayers: PrayersApi = {
  ...prayers,
  choose: async (settings, signal) => {
    const chosen = await prayers.choose(settings, signal);
    void readMonthAgain();
    return chosen;
  },
};

export const keepAppearance = (chosen: AppearanceBody) =>
  answer(traineeClient().appearance.$put({ json: chosen }));

export const changeProfile = (changes: OwnProfileChanges) =>
  answer(traineeClient().profile.$patch({ json: changes }));
