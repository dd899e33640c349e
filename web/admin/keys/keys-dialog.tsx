import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { Key } from "./key.tsx";
import { type KeyLine, keyGroups } from "./keys.ts";

/** The keyboard shortcuts, by place. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open readOnly size="lg" title={m.keys_title()} onClose={onClose}>
      <div className="gap-x-8 md:columns-2">
        {keyGroups().map(({ title, lines }) => (
          <section key={title()} className="mb-5 break-inside-avoid">
            <h3 className="font-semibold">{title()}</h3>
            <dl>
              {lines.map((line) => (
                <Line key={line.does()} line={line} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Line({ line: { ways, does } }: { line: KeyLine }) {
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line py-1.5">
      <dt className="text-muted">{does()}</dt>
      <dd dir="ltr" className="flex flex-wrap justify-end gap-1.5">
        {ways.map((keys) => (
          <span key={keys.join()} className="flex gap-0.5">
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}
