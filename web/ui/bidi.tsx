import type { ComponentProps } from "react";

/** Phone numbers, addresses, `3×12 @ 40`: left to right, closed off from the sentence around. */
export function Ltr({ children, className = "", ...rest }: ComponentProps<"bdi">) {
  return (
    <bdi dir="ltr" className={`inline-block ${className}`} {...rest}>
      {children}
    </bdi>
  );
}
