import type { ReactNode } from "react";

const textLinkClass =
  "inline-flex min-h-11 items-center font-medium text-accent-ink underline-offset-4 hover:underline";

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={textLinkClass}>
      {children}
    </a>
  );
}

export function TextButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className={`${textLinkClass} text-start`}>
      {children}
    </button>
  );
}
