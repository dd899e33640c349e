import { readRegistrationSettings } from "../../../domain/accounts/settings.ts";
import { readContactSettings } from "../../../domain/accounts/trainer-contact.ts";
import { emailConfirmed } from "../../../domain/contract/accounts/email-change.ts";
import {
  confirmEmailBody,
  offeredPlans,
  registerBody,
  registered,
} from "../../../domain/contract/people/registration.ts";
import { defaultPlanOf, readDefaultSettings } from "../../../domain/people/defaults.ts";
import { confirmEmail } from "../../actions/accounts/confirm-email.ts";
import { registerTrainee } from "../../actions/people/register-trainee.ts";
import { listActivePlans } from "../../data/memberships/plans.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import { answers, createVisitorRoute, jsonBody, visitorRoutes } from "../http/api.ts";
import { localeOf } from "../http/locale.ts";
import { callerOf } from "./caller.ts";

const getPlans = createVisitorRoute({
  method: "get",
  path: "/plans",
  tags: ["Access"],
  summary: "The offered plans, and whether visitors may register",
  responses: answers(offeredPlans, "Active plans in the trainer's order"),
});

const postRegister = createVisitorRoute({
  method: "post",
  path: "/register",
  tells: { besides: ["trainer: notification"] },
  tags: ["Access"],
  summary: "Register as a trainee; the same id again changes nothing",
  request: { body: jsonBody(registerBody) },
  responses: answers(registered, "The account exists"),
});

const postConfirmEmail = createVisitorRoute({
  method: "post",
  path: "/confirm-email",
  tells: "nobody",
  tags: ["Access"],
  summary: "Confirm an address, also a new one, by the token of the mailed link",
  request: { body: jsonBody(confirmEmailBody) },
  responses: answers(emailConfirmed, "The address is confirmed"),
});

export const registrationRoutes = visitorRoutes()
  .openapi(getPlans, async (c) => {
    const { database } = c.env.platform;
    const [plans, stored] = await Promise.all([
      listActivePlans(database),
      getSettings(database, "registration", "defaults", "contact"),
    ]);
    const { mode: registration } = readRegistrationSettings(stored.registration);
    const defaultPlan = defaultPlanOf(readDefaultSettings(stored.defaults), plans) ?? null;
    const { hours: _, ...channels } = readContactSettings(stored.contact);
    const contact = registration === "closed" ? channels : null;
    return c.json({ registration, defaultPlan, contact, plans }, 200);
  })
  .openapi(postRegister, async (c) => {
    const input = c.req.valid("json");
    const how = { language: localeOf(c), network: callerOf(c).address };
    return c.json(await registerTrainee(c.env.platform, input, how), 200);
  })
  .openapi(postConfirmEmail, async (c) => {
    const { token } = c.req.valid("json");
    return c.json(await confirmEmail(c.env.platform, token, callerOf(c)), 200);
  });
