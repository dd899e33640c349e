import { m } from "../paraglide/messages.js";
import { TextField } from "../ui/field.tsx";

type CodeFieldProps = {
  /** Whether a recovery code is accepted, too. */
  recovery?: boolean;
  hint?: string;
  autoFocus?: boolean;
  error: string | undefined;
};

/** The field of the second step's code (`code`): an authenticator's or a recovery code. */
export function CodeField({ recovery = false, hint, autoFocus, error }: CodeFieldProps) {
  return (
    <TextField
      label={recovery ? m.access_recovery_code() : m.access_code()}
      name="code"
      dir="ltr"
      inputMode={recovery ? "text" : "numeric"}
      autoComplete={recovery ? "off" : "one-time-code"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      autoFocus={autoFocus}
      hint={hint}
      error={error}
      required
    />
  );
}
