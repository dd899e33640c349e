import { getWho } from "../../lib/session/session.ts";

/** Tells a password manager whose password a form is about; nobody sees it. */
export function OwnName() {
  return (
    <input
      type="email"
      name="username"
      autoComplete="username"
      value={getWho()?.email ?? ""}
      readOnly
      hidden
    />
  );
}
