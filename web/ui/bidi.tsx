import type { ComponentProps, ReactNode } from "react";

/** Phone numbers, addresses, `A+`: left to right, closed off from the sentence around. */
export function Ltr({ children, className = "", ...rest }: ComponentProps<"bdi">) {
  return (
    <bdi dir="ltr" className={`inline-block ${className}`} {...rest}>
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
