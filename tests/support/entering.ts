import type { APIRequestContext } from "@playwright/test";
import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import type { SignInAnswer } from "../../domain/contract/accounts/sign-in.ts";

export interface Credentials {
  role: "trainer" | "trainee";
  email: string;
  password: string;
}

const headers = { "sec-fetch-site": "same-origin" };
/** The address of `tests/support/door.ts` for the shared server, set by the global setup. */
const shared = () => ({ door: process.env.MIRAN_DOOR ?? "" });

/** Opens a session without the form, and stores it in the request's cookies. */
export async function enter(
  request: APIRequestContext,
  { role, email, password }: Credentials,
  { door } = shared(),
): Promise<SignedIn> {
  const response = await request.post(`${door}/api/access/sign-in`, {
    data: { email, password, area: role, remember: true, timeZone: "Asia/Hebron" },
    headers,
  });
  const answer = (await response.json()) as SignInAnswer;
  if (answer.kind !== "signed_in") throw new Error(`${email}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Makes an account without the form. */
export async function addPerson(request: APIRequestContext, person: object): Promise<void> {
  const response = await request.post(`${shared().door}/api/access/register`, {
    data: person,
    headers,
  });
  if (!response.ok()) throw new Error(await response.text());
}
