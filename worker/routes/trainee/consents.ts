import { consent, consentChange, consentParams } from "../../../domain/contract/people/consents.ts";
import { setConsent } from "../../data/people/consents.ts";
import { answers, createTraineeRoute, jsonBody, traineeRoutes } from "../http/api.ts";

const putConsent = createTraineeRoute({
  method: "put",
  path: "/consents/{purpose}",
  tells: { both: { consent: "purpose" } },
  summary:
    "Give or withdraw the consent to one use of the person's data; the same again keeps its time",
  request: { params: consentParams, body: jsonBody(consentChange) },
  responses: answers(consent, "The decision"),
});

export const consentRoutes = traineeRoutes().openapi(putConsent, async (c) => {
  const { purpose } = c.req.valid("param");
  return c.json(await setConsent(c.get("scope"), purpose, c.req.valid("json").given), 200);
});
