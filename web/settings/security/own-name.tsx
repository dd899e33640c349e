import { getWho } from "../../lib/session/session.ts";

/** Tells a password manager the account of a form; invisible. */
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
