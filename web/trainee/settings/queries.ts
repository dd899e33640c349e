import type { AppearanceBody } from "../../../domain/contract/accounts/appearance.ts";
import type { OwnProfileChanges } from "../../../domain/contract/people/profile.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { prayersApi } from "../../prayers/api.ts";
import { securityApi } from "../../settings/security/api.ts";

export const traineeSecurity = securityApi("trainee", traineeClient);

export const traineePrayers = prayersApi("trainee", traineeClient);

export const keepAppearance = (chosen: AppearanceBody) =>
  answer(traineeClient().appearance.$put({ json: chosen }));

export const changeProfile = (changes: OwnProfileChanges) =>
  answer(traineeClient().profile.$patch({ json: changes }));
