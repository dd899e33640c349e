import { beginSession } from "../../web/lib/session/session.ts";

/** Signs somebody in to the page for an hour. */
export function signInAs(
  kind: "trainer" | "trainee",
  id: string = kind,
  timeZone = "Asia/Hebron",
): void {
  const email = `${id}@example.com`;
  beginSession({
    accessToken: "x",
    expiresAt: Date.now() + 3_600_000,
    remember: true,
    appearance: null,
    who: { id, kind, name: "ليان", email, gender: null, timeZone },
  });
}
