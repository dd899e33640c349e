import { m } from "../paraglide/messages.js";
import { TextField } from "../ui/field.tsx";

type EmailFieldProps = { error: string | undefined; hint?: string; defaultValue?: string };

/** The account's address. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label={m.access_email()}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
