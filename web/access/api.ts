import type { NewPasswordBody } from "../../domain/contract/accounts/password.ts";
import type {
  OfferedPlans,
  RegisterBody,
  Registered,
} from "../../domain/contract/accounts/registration.ts";
import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import type {
  SignInAnswer,
  SignInBody,
  SignInCodeBody,
} from "../../domain/contract/accounts/sign-in.ts";
import type { Done } from "../../domain/contract/done.ts";
import { readProblem } from "../lib/api-error.ts";
import { isFramed } from "../lib/framed.ts";
import { send } from "../lib/session.ts";

// Plain fetch in place of the typed client, whose 1.5 kB every visitor would wait for.
async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await send(
    `/api/access/${path}`,
    body === undefined
      ? undefined
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        },
  );
  if (!response.ok) throw await readProblem(response);
  return (await response.json()) as Answer;
}

export const signIn = (body: Omit<SignInBody, "embed">) =>
  ask<SignInAnswer>("sign-in", { ...body, embed: isFramed() });
export const sendCode = (body: SignInCodeBody) => ask<SignedIn>("sign-in/code", body);
export const register = (body: RegisterBody) => ask<Registered>("register", body);
export const listPlans = () => ask<OfferedPlans>("plans");
export const requestReset = (email: string) => ask<Done>("reset-password", { email });
export const setNewPassword = (body: NewPasswordBody) =>
  ask<{ area?: "trainer" | "trainee" }>("new-password", body);
export const confirmEmail = (token: string) => ask<Done>("confirm-email", { token });

/** The zone whose days are this person's days. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
