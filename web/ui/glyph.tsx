import type { SVGProps } from "react";

/** Outlines from Lucide (ISC licence), also for visitors' screens. */
export const outlines = {
  eye: "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  check: "M20 6 9 17l-5-5",
  close: "M18 6 6 18M6 6l12 12",
  "chevron-down": "M6 9l6 6 6-6",
  chevron: "M9 18l6-6-6-6",
  back: "M12 19l-7-7 7-7M19 12H5",
  info: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01",
  warning:
    "M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
  moon: "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
  sun: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
};

export type GlyphProps = SVGProps<SVGSVGElement> & { mirror?: boolean };

/** An outline on a 24-unit grid, 1.25 times the text's height; hidden from screen readers. */
export function Glyph({ d, mirror, className = "", ...rest }: GlyphProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${mirror ? "mirror " : ""}${className}`}
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}
