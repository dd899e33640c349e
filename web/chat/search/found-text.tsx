import { type ReactNode, use } from "react";
import { FoundContext } from "./found.ts";

/** A text with the searched words marked. */
export function FoundText({ children: text }: { children: string }) {
  const found = use(FoundContext);
  const ranges = found?.rangesIn(text) ?? [];
  if (ranges.length === 0) return text;
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of ranges) {
    pieces.push(
      text.slice(end, from),
      <mark key={from} className="rounded-[0.2em] bg-warn/30 text-inherit">
        {text.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  return [...pieces, text.slice(end)];
}
