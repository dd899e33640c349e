import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { boxedInputClass, controlBoxClass } from "../../../ui/control.ts";
import { Icon } from "../../../ui/every-icon.tsx";

/** A new link in full, selectable if the browser refuses to copy. */
export function NewLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <div className="grid gap-3">
      <Banner kind="info">{m.steps_link_once()}</Banner>
      <div className="flex gap-2">
        <div className={`${controlBoxClass} min-w-0 grow`}>
          <input
            readOnly
            dir="ltr"
            value={url}
            aria-label={m.steps_link_address()}
            onFocus={(event) => event.currentTarget.select()}
            className={boxedInputClass}
          />
        </div>
        <Button onClick={() => void copy()}>
          <Icon name={copied ? "check" : "copy"} />
          <span role="status">{copied ? m.steps_link_copied() : m.steps_link_copy()}</span>
        </Button>
      </div>
    </div>
  );
}
