import { consent, consentChange, consentParams } from "../../../domain/contract/people/consents.ts";
import { decideConsent } from "../../actions/ramadan/decide-consent.ts";
import { answers, createTraineeRoute, jsonBody, traineeRoutes } from "../http/api.ts";

const putConsent = createTraineeRoute({
  method: "put",
  path: "/consents/{purpose}",
  tells: { both: { consent: "purpose" } },
  summary:
    "Give or withdraw the consent to one use of the person's data; the same again keeps its time, and tells nobody",
  request: { params: consentParams, body: jsonBody(consentChange) },
  responses: answers(consent, "The decision"),
});

export const consentRoutes = traineeRoutes().openapi(putConsent, async (c) => {
  const { purpose } = c.req.valid("param");
  const { given } = c.req.valid("json");
  const decision = { purpose, given };
  const { consent, isNew } = await decideConsent(c.env.platform, c.get("scope"), decision);
  if (!isNew) c.set("changedNothing", true);
  return c.json(consent, 200);
});
