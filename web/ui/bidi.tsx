import type { ComponentProps, ReactNode } from "react";
import { getLocale } from "../paraglide/runtime.js";

/** Phone numbers, addresses, `A+`: left to right, closed off from the sentence around. */
export function Ltr({ children, className = "", ...rest }: ComponentProps<"bdi">) {
  return (
    <bdi dir="ltr" className={`inline-block ${className}`} {...rest}>
      {children}
    </bdi>
  );
}

/** A name in the language that the screen is not in: of its own direction, and read as that language. */
export function OtherLanguage({
  children,
  className = "",
}: {
  children: string;
  className?: string;
}) {
  return (
    <bdi lang={getLocale() === "ar" ? "en" : "ar"} className={`inline-block ${className}`}>
      {children}
    </bdi>
  );
}

type AmountProps = { value: ReactNode; unit: string; className?: string; unitClass?: string };

/** A number and its unit, which no end of a line parts; in Arabic the unit stands to its left. */
export function Amount({ value, unit, className, unitClass = "text-sm text-muted" }: AmountProps) {
  return (
    <span className="whitespace-nowrap">
      <Ltr className={className}>{value}</Ltr>{" "}
      <span className={`whitespace-normal ${unitClass}`}>{unit}</span>
    </span>
  );
}
