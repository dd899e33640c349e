import { formatShekels } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Amount } from "../ui/bidi.tsx";

type MoneyProps = {
  agorot: number;
  /** Whether to show the sign, for a difference. */
  signed?: boolean;
  className?: string;
};

/** An amount with its currency sign, without a line break between them. */
export function Money({ agorot, signed = false, className }: MoneyProps) {
  const sign = agorot > 0 ? "+" : agorot < 0 ? "−" : "";
  const value = signed ? sign + formatShekels(Math.abs(agorot)) : formatShekels(agorot);
  return <Amount value={value} unit={m.payments_shekel()} {...(className && { className })} />;
}
