import { type PasswordRule, passwordRules } from "../../../domain/accounts/password.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { ownRole } from "./read-password.ts";

const ruleTexts: Record<PasswordRule, () => string> = {
  length: m.security_rule_length,
  upper: m.security_rule_upper,
  lower: m.security_rule_lower,
  digit: m.security_rule_digit,
  special: m.security_rule_special,
};

/** The rules of a new password, each ticked once it is met. */
export function PasswordRules({ typed }: { typed: string }) {
  const role = ownRole();
  return (
    <div className="grid gap-1 text-sm">
      <ul aria-label={m.security_rules()} className="flex flex-wrap gap-x-5 gap-y-1">
        {passwordRules(role, typed).map(({ rule, kept }) => {
          const text = ruleTexts[rule]();
          return (
            <li
              key={rule}
              aria-label={kept ? m.security_rule_kept({ rule: text }) : undefined}
              className={`flex items-center gap-1.5 ${kept ? "text-good" : "text-muted"}`}
            >
              {kept ? (
                <Icon name="check" className="size-4" />
              ) : (
                <span aria-hidden="true" className="m-1 size-2 rounded-full bg-line-strong" />
              )}
              {text}
            </li>
          );
        })}
      </ul>
      {role === "trainer" && <p className="text-muted">{m.security_rule_long()}</p>}
    </div>
  );
}
