import type { ComponentProps, ReactNode } from "react";
import { getLocale } from "../paraglide/runtime.js";

/** Phone numbers, addresses, `A+`: left to right, isolated from the sentence. */
export function Ltr({ children, className = "", ...rest }: ComponentProps<"bdi">) {
  return (
    <bdi dir="ltr" className={`inline-block ${className}`} {...rest}>
      {children}
    </bdi>
  );
}

/** A name in the other language, with its direction and language. */
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

/** A number and its unit on one line; in Arabic the unit is to its left. */
export function Amount({ value, unit, className, unitClass = "text-sm text-muted" }: AmountProps) {
  return (
    <span className="whitespace-nowrap">
      <Ltr className={className}>{value}</Ltr>{" "}
      <span className={`whitespace-normal ${unitClass}`}>{unit}</span>
    </span>
  );
}
