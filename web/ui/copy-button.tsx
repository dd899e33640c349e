import { type RefObject, useEffect, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { copyOutline } from "./copy-outline.ts";
import { Glyph, outlines } from "./glyph.tsx";

type CopyButtonProps = {
  text: string;
  /** The element with the text. */
  source: RefObject<HTMLElement | null>;
  label: string;
  copied: string;
  /** Time until it offers to copy again, in milliseconds. */
  saysFor?: number;
};

/** Copies a text and confirms it; if that is not allowed, selects the text instead. */
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
