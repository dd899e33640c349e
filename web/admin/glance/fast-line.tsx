import type { ShownFast } from "../../../domain/contract/ramadan/fasting-health.ts";
import { m } from "../../paraglide/messages.js";
import { Glyph, outlines } from "../../ui/glyph.tsx";
import { fastText } from "./fast-text.ts";

/** What a person shows of their month, in one line of the summary. */
export function FastLine({ fast: { follows, withDoctor } }: { fast: ShownFast }) {
  return (
    <div className="flex items-start gap-2 border-b border-line px-5 py-2 text-sm">
      <Glyph d={outlines.moon} className="mt-1 shrink-0 text-muted" />
      <p className="min-w-0">
        {follows && <span className="block">{fastText(follows)}</span>}
        {withDoctor && (
          <span className="block">
            {m.fasts_doctor()}. <span className="text-muted">{m.fasts_doctor_text()}</span>
          </span>
        )}
      </p>
    </div>
  );
}
