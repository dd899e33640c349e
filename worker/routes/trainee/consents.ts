import { consent, consentChange, consentParams } from "../../../domain/contract/people/consents.ts";
import { setConsent } from "../../data/people/consents.ts";
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
  const { consent, isNew } = await setConsent(c.get("scope"), purpose, given);
  if (!isNew) c.set("changedNothing", true);
  return c.json(consent, 200);
});
