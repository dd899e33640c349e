import type { Account } from "../../data/accounts/accounts.ts";
import type { Platform } from "../../platform.ts";

/** Whether an account may have a session: the trainer under the deployment's address, a trainee while active. */
export function accountStanding(
  platform: Platform,
  { role, email, status }: Account,
): "good" | "pending" | "inactive" | "not_the_trainer" {
  if (role === "trainer") return email === platform.trainerEmail ? "good" : "not_the_trainer";
  if (status === "active") return "good";
  return status === "pending" ? "pending" : "inactive";
}
