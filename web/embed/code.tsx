import type { Ref } from "react";

type CodeProps = { label: string; children: string; ref?: Ref<HTMLElement>; className: string };

/** Code runs from left to right on every page, and scrolls sideways. */
export function Code({ label, children, ref, className }: CodeProps) {
  return (
    <section
      aria-label={label}
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it
      tabIndex={0}
      className={`min-w-0 overflow-x-auto text-start text-sm ${className}`}
    >
      <pre>
        <code ref={ref}>{children}</code>
      </pre>
    </section>
  );
}
