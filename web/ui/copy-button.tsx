import { type RefObject, useEffect, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { copyOutline } from "./copy-outline.ts";
import { Glyph, outlines } from "./glyph.tsx";

type CopyButtonProps = {
  text: string;
  /** Where the text stands. */
  source: RefObject<HTMLElement | null>;
  label: string;
  copied: string;
  /** Offers to copy again after this time, in milliseconds. */
  saysFor?: number;
};

/** Copies a text and says so; where that is not allowed, selects it to be copied by hand. */
export function CopyButton({ text, source, label, copied, saysFor }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const done = outcome === "copied";
  useEffect(() => {
    if (!done || saysFor === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), saysFor);
    return () => clearTimeout(timer);
  }, [done, saysFor]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setOutcome("refused");
    }
  };
  return (
    <div className="grid content-start gap-1.5">
      <Button variant="secondary" onClick={() => void copy()}>
        <Glyph d={done ? outlines.check : copyOutline} />
        {done ? copied : label}
      </Button>
      <p role="status" className={outcome === "refused" ? "text-sm text-muted" : "sr-only"}>
        {done && copied}
        {outcome === "refused" && m.ui_copy_refused()}
      </p>
    </div>
  );
}
