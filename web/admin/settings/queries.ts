import { queryOptions } from "@tanstack/react-query";
import type { AttentionThresholds } from "../../../domain/attention/attention-thresholds.ts";
import type { TrainerProfile } from "../../../domain/contract/accounts/trainer-profile.ts";
import type { GeneralSettings } from "../../../domain/contract/operations/general-settings.ts";
import type { RamadanForm, RamadanInput } from "../../../domain/contract/ramadan/settings.ts";
import type { SubscriptionSettings } from "../../../domain/memberships/subscription-end.ts";
import type { EventSettings } from "../../../domain/notifications/trainer-events.ts";
import type { FastingMealSlots } from "../../../domain/ramadan/slots.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { followPerson } from "../../lib/session/session.ts";
import { cacheAnswer } from "../../lib/waiting/cache-answer.ts";
import { securityApi } from "../../settings/security/api.ts";
import type { AppearanceApi } from "../../settings/use-appearance.ts";

const key = (section: string) => ["admin", "settings", section];
const settings = () => adminClient().settings;

export const generalQuery = queryOptions({
  queryKey: key("general"),
  queryFn: ({ signal }) =>
    answer(settings().general.$get({}, { init: { signal } })) as Promise<GeneralSettings>,
});

export const trainerProfileQuery = queryOptions({
  queryKey: key("profile"),
  queryFn: ({ signal }) =>
    answer(adminClient().profile.$get({}, { init: { signal } })) as Promise<TrainerProfile>,
});

export const registrationSecurityQuery = queryOptions({
  queryKey: key("security"),
  queryFn: ({ signal }) => answer(settings().security.$get({}, { init: { signal } })),
});

export const eventsQuery = queryOptions({
  queryKey: key("notifications"),
  queryFn: ({ signal }) =>
    answer(settings().notifications.$get({}, { init: { signal } })) as Promise<EventSettings>,
});

type Names = GeneralSettings["names"];

export async function saveNames(names: Names): Promise<void> {
  await answer(settings().names.$put({ json: names }));
  show({ names });
  followPerson({ name: names.trainerName, timeZone: names.timeZone });
}

export async function saveContact(contact: GeneralSettings["contact"]): Promise<void> {
  await answer(settings().contact.$put({ json: contact }));
  show({ contact });
}

export async function saveDefaults(defaults: GeneralSettings["defaults"]): Promise<void> {
  await answer(settings().defaults.$put({ json: defaults }));
  show({ defaults });
}

export async function saveRegistration(
  registration: GeneralSettings["registration"],
  signal: AbortSignal,
): Promise<void> {
  await answer(settings().registration.$put({ json: registration }, { init: { signal } }));
  show({ registration });
}

export async function saveFraming(embed: GeneralSettings["embed"]): Promise<void> {
  await answer(settings().embed.$put({ json: embed }));
  show({ embed });
}

/** Shows the first steps on the overview again. */
export async function showBeginning(): Promise<void> {
  await answer(settings().beginning.$put({ json: { mark: "shown" } }));
  show({ beginningHidden: false });
  void queryClient.invalidateQueries({ queryKey: ["admin", "queue"] });
}

export async function saveEmailConfirmation(
  emailConfirmation: boolean,
  signal: AbortSignal,
): Promise<void> {
  await answer(settings().security.$put({ json: { emailConfirmation } }, { init: { signal } }));
  cacheAnswer(registrationSecurityQuery.queryKey, { emailConfirmation });
}

export async function saveEvents(ways: EventSettings, signal: AbortSignal): Promise<void> {
  await answer(settings().notifications.$put({ json: ways }, { init: { signal } }));
  cacheAnswer(eventsQuery.queryKey, ways);
}

/** A section is stored once on the server, but cached in two answers. */
function show(section: Partial<GeneralSettings>): void {
  cacheAnswer(generalQuery.queryKey, (known) => known && { ...known, ...section });
  cacheAnswer(trainerProfileQuery.queryKey, (known) => known && { ...known, ...section });
}

/** Invalidates all sections. */
export const refreshSettings = () =>
  queryClient.invalidateQueries({ queryKey: ["admin", "settings"] });

export const trainerSecurity = securityApi("admin", adminClient);

export const keepTrainerAppearance: AppearanceApi = (chosen) =>
  answer(adminClient().appearance.$put({ json: chosen }));

export const subscriptionEndQuery = queryOptions({
  queryKey: ["admin", "settings", "subscriptions"],
  queryFn: ({ signal }) =>
    answer(
      adminClient().settings.subscriptions.$get({}, { init: { signal } }),
    ) as Promise<SubscriptionSettings>,
  refetchOnWindowFocus: false,
});

export const ramadanQuery = queryOptions({
  queryKey: key("ramadan"),
  queryFn: ({ signal }) =>
    answer(settings().ramadan.$get({}, { init: { signal } })) as Promise<RamadanForm>,
});

/** The overview may ask of the same months. */
export async function saveRamadan(chosen: RamadanInput, signal: AbortSignal): Promise<void> {
  await answer(settings().ramadan.$put({ json: chosen }, { init: { signal } }));
  cacheAnswer(ramadanQuery.queryKey, (known) => known && { ...known, ...chosen });
  void queryClient.invalidateQueries({ queryKey: ["admin", "queue"] });
}

/** The meals of people who chose none of their own. */
export async function saveRamadanMeals(
  meals: FastingMealSlots,
  signal: AbortSignal,
): Promise<void> {
  await answer(settings().ramadan.$patch({ json: { meals } }, { init: { signal } }));
  cacheAnswer(ramadanQuery.queryKey, (known) => known && { ...known, meals });
}

export const attentionQuery = queryOptions({
  queryKey: key("attention"),
  queryFn: ({ signal }) =>
    answer(settings().attention.$get({}, { init: { signal } })) as Promise<AttentionThresholds>,
});

/** The thresholds decide the queue, so it is read again. */
export async function saveAttention(thresholds: AttentionThresholds): Promise<void> {
  await answer(settings().attention.$put({ json: thresholds }));
  cacheAnswer(attentionQuery.queryKey, thresholds);
  void queryClient.invalidateQueries({ queryKey: ["admin", "queue"] });
}

export async function saveSubscriptionEnd(chosen: SubscriptionSettings): Promise<void> {
  await answer(adminClient().settings.subscriptions.$put({ json: chosen }));
  cacheAnswer(subscriptionEndQuery.queryKey, chosen);
}
