import { contactSettings } from "../../../domain/contract/accounts/contact-settings.ts";
import {
  nameSettings,
  registrationSettings,
  securitySettings,
} from "../../../domain/contract/accounts/settings.ts";
import { done } from "../../../domain/contract/done.ts";
import { subscriptionSettings } from "../../../domain/contract/memberships/subscription-settings.ts";
import { eventSettings } from "../../../domain/contract/notifications/event-settings.ts";
import { embedSettings } from "../../../domain/contract/operations/embed-settings.ts";
import {
  defaultSettings,
  generalSettings,
} from "../../../domain/contract/operations/general-settings.ts";
import {
  ramadanChange,
  ramadanForm,
  ramadanSettings,
} from "../../../domain/contract/ramadan/settings.ts";
import { MiranError } from "../../../domain/errors.ts";
import { forgetEmbedSettings } from "../../actions/operations/cached-embed-settings.ts";
import {
  getSecuritySettings,
  putContactSettings,
  putRegistrationSettings,
  putSecuritySettings,
} from "../../data/accounts/settings.ts";
import {
  getSubscriptionSettings,
  putSubscriptionSettings,
} from "../../data/memberships/subscription-settings.ts";
import { getEventSettings, putEventSettings } from "../../data/notifications/settings.ts";
import { getGeneralSettings, putEmbedSettings } from "../../data/operations/general-settings.ts";
import { putDefaultSettings } from "../../data/people/default-settings.ts";
import { putNameSettings } from "../../data/plumbing/settings.ts";
import { changeRamadanSettings, getRamadanSettings } from "../../data/ramadan/settings.ts";
import { answers, createTrainerRoute, jsonBody, trainerRoutes, type z } from "../http/api.ts";

const tags = ["Settings"];

const getGeneral = createTrainerRoute({
  method: "get",
  path: "/settings/general",
  tags,
  summary:
    "Names, contact, defaults of new trainees, registration, and the sites that may frame the app",
  responses: answers(generalSettings, "Each section's present values, and the offered plans"),
});

const getSecurity = createTrainerRoute({
  method: "get",
  path: "/settings/security",
  tags,
  summary: "The conditions of registration",
  responses: answers(securitySettings, "The present setting"),
});

const getEvents = createTrainerRoute({
  method: "get",
  path: "/settings/notifications",
  tags,
  summary: "The events that alert the trainer, and the channel of each",
  responses: answers(eventSettings, "The channel of each event"),
});

/** A section is written as a whole; another window's write of other sections stays. */
const put = <const Path extends string, Section extends z.ZodType>(
  path: Path,
  section: Section,
  summary: string,
) =>
  createTrainerRoute({
    method: "put",
    path: `/settings/${path}`,
    tells: { trainer: "settings" },
    tags,
    summary,
    request: { body: jsonBody(section) },
    responses: answers(done, "Stored, and applied from now on"),
  });

const putNames = put("names", nameSettings, "Change the trainer's names and time zone");
const putContact = put(
  "contact",
  contactSettings,
  "Change the trainer's contact beside the conversation, and its hours",
);
const putDefaults = put("defaults", defaultSettings, "Change the defaults of new trainees");
const putRegistration = put(
  "registration",
  registrationSettings,
  "Change whether visitors may register",
);
const putEmbed = put(
  "embed",
  embedSettings,
  "Change the sites that may frame the trainees' screens",
);
const putSecurity = put(
  "security",
  securitySettings,
  "Change whether a registration needs a confirmed address",
);
const putEvents = put(
  "notifications",
  eventSettings,
  "Choose the events that alert the trainer, and the channel of each",
);

const getSubscriptions = createTrainerRoute({
  method: "get",
  path: "/settings/subscriptions",
  tags,
  summary: "The rule for the end of a subscription",
  responses: answers(subscriptionSettings, "The present setting"),
});
const putSubscriptions = put(
  "subscriptions",
  subscriptionSettings,
  "Change the rule for the end of a subscription, from the next hour on",
);

const getRamadan = createTrainerRoute({
  method: "get",
  path: "/settings/ramadan",
  tags,
  summary: "Ramadan's mode, its days by country, and the meals of a fasting day",
  responses: answers(
    ramadanForm,
    "The section, the forecast, and the countries with those that time zones suggest",
  ),
});
const putRamadan = put(
  "ramadan",
  ramadanSettings,
  "Change Ramadan's mode, and the days of countries that differ from the forecast",
);

const changeRamadan = createTrainerRoute({
  method: "patch",
  path: "/settings/ramadan",
  tells: { trainer: "settings" },
  tags,
  summary:
    "Answer on an evening when Ramadan or Eid begins in some countries, or change the meals of people who chose none of their own; all else stays",
  request: { body: jsonBody(ramadanChange) },
  responses: answers(done, "Stored, and applied from now on"),
});

const written = { done: true } as const;

export const settingsRoutes = trainerRoutes()
  .openapi(getGeneral, async (c) => c.json(await getGeneralSettings(c.get("scope")), 200))
  .openapi(getSecurity, async (c) => c.json(await getSecuritySettings(c.get("scope")), 200))
  .openapi(getEvents, async (c) => c.json(await getEventSettings(c.get("scope")), 200))
  .openapi(getSubscriptions, async (c) =>
    c.json(await getSubscriptionSettings(c.get("scope")), 200),
  )
  .openapi(putSubscriptions, async (c) => {
    await putSubscriptionSettings(c.get("scope"), c.req.valid("json"));
    return c.json(written, 200);
  })
  .openapi(getRamadan, async (c) => c.json(await getRamadanSettings(c.get("scope")), 200))
  .openapi(putRamadan, async (c) => {
    const section = c.req.valid("json");
    const fields = await changeRamadanSettings(c.get("scope"), () => section);
    if (fields) throw new MiranError("invalid_request", { fields });
    return c.json(written, 200);
  })
  .openapi(changeRamadan, async (c) => {
    const { months, meals } = c.req.valid("json");
    const fields = await changeRamadanSettings(c.get("scope"), (stored) => ({
      ...(months && { months: { ...stored, ...months } }),
      ...(meals && { meals }),
    }));
    if (fields) throw new MiranError("invalid_request", { fields });
    return c.json(written, 200);
  })
  .openapi(putNames, async (c) => {
    await putNameSettings(c.get("scope"), c.req.valid("json"));
    return c.json(written, 200);
  })
  .openapi(putContact, async (c) => {
    await putContactSettings(c.get("scope"), c.req.valid("json"));
    return c.json(written, 200);
  })
  .openapi(putDefaults, async (c) => {
    if (await putDefaultSettings(c.get("scope"), c.req.valid("json"))) return c.json(written, 200);
    throw new MiranError("invalid_request", { fields: { plan: { code: "unknown_choice" } } });
  })
  .openapi(putRegistration, async (c) => {
    await putRegistrationSettings(c.get("scope"), c.req.valid("json"));
    return c.json(written, 200);
  })
  .openapi(putEmbed, async (c) => {
    await putEmbedSettings(c.get("scope"), c.req.valid("json"));
    forgetEmbedSettings(c.env.platform);
    return c.json(written, 200);
  })
  .openapi(putSecurity, async (c) => {
    await putSecuritySettings(c.get("scope"), c.req.valid("json"));
    return c.json(written, 200);
  })
  .openapi(putEvents, async (c) => {
    await putEventSettings(c.get("scope"), c.req.valid("json"));
    return c.json(written, 200);
  });
