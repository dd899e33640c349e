import type { BrowserContext } from "@playwright/test";
import { sampleTrainee } from "../../../scripts/seed/accounts.ts";

/** Lets a browser in as the sample trainee, before any page of it is open. */
export async function signInTrainee({ request }: BrowserContext): Promise<void> {
  const { email, password } = sampleTrainee;
  await request.post("/api/access/sign-in", {
    data: { email, password, area: "trainee", remember: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
}
