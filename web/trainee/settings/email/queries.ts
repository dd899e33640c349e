import { queryOptions } from "@tanstack/react-query";
import type {
  EmailChange,
  EmailChangeBody,
} from "../../../../domain/contract/accounts/email-change.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { cacheAnswer } from "../../../lib/waiting/cache-answer.ts";
import { profileKey } from "../../profile/queries.ts";

const route = () => traineeClient()["email-change"];

/** Under the profile's key, so that each change of the profile repeats it. */
export const emailChangeQuery = queryOptions({
  queryKey: [...profileKey, "email-change"],
  queryFn: ({ signal }) => answer(route().$get({}, { init: { signal } })),
});

const show = (change: EmailChange) => cacheAnswer(emailChangeQuery.queryKey, change);

export const askEmailChange = async (body: EmailChangeBody) =>
  show(await answer(route().$post({ json: body })));
export const mailLinkAgain = async () => show(await answer(route().resend.$post({ json: {} })));
export const cancelEmailChange = async () => show(await answer(route().$delete({ json: {} })));
