import { type RefObject, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";

type CopyButtonProps = {
  text: string;
  /** Where the text stands. */
  source: RefObject<HTMLElement | null>;
  label: string;
  copied: string;
};

/** Copies a text and says so; where that is not allowed, selects it to be copied by hand. */
export function CopyButton({ text, source, label, copied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setOutcome("refused");
    }
  };
  const done = outcome === "copied";
  return (
    <div className="grid content-start gap-1.5">
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon name={done ? "check" : "copy"} />
        {done ? copied : label}
      </Button>
      <p role="status" className={outcome === "refused" ? "text-sm text-muted" : "sr-only"}>
        {done && copied}
        {outcome === "refused" && m.security_copy_refused()}
      </p>
    </div>
  );
}
