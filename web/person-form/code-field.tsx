import { m } from "../paraglide/messages.js";
import { TextField } from "../ui/field.tsx";

type CodeFieldProps = {
  /** Takes a code from paper, too. */
  recovery?: boolean;
  hint?: string;
  autoFocus?: boolean;
  error: string | undefined;
};

/** Where the second step's code is typed (`code`): of the authenticator, or of those on paper. */
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
