import { formatShekels } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Amount } from "../ui/bidi.tsx";

type MoneyProps = {
  agorot: number;
  /** Says of a difference which way it goes. */
  signed?: boolean;
  className?: string;
};

/** An amount and its sign, which no end of a line parts. */
export function Money({ agorot, signed = false, className }: MoneyProps) {
  const sign = agorot > 0 ? "+" : agorot < 0 ? "−" : "";
  const value = signed ? sign + formatShekels(Math.abs(agorot)) : formatShekels(agorot);
  return <Amount value={value} unit={m.payments_shekel()} {...(className && { className })} />;
}
