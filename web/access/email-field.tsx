import { m } from "../paraglide/messages.js";
import { TextField } from "../ui/field.tsx";

/** The account's address. */
export function EmailField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label={m.access_email()}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      required
    />
  );
}
