import { m } from "../../../paraglide/messages.js";
import { Key } from "../../keys/key.tsx";
import { modKey } from "../../keys/mod-key.ts";

/** The keys of a review, where there is a keyboard. */
export function KeyLegend() {
  const lines = [
    { keys: ["W"], does: m.review_key_reply() },
    { keys: ["M"], does: m.review_key_voice() },
    { keys: [modKey(), "Enter"], does: m.review_key_send() },
    { keys: ["S"], does: m.review_key_later() },
    { keys: ["[", "]"], does: m.review_key_move() },
  ];
  return (
    <dl className="hidden gap-x-4 text-sm text-muted @5xl:flex pointer-coarse:hidden">
      {lines.map(({ keys, does }) => (
        <div key={does} className="flex items-center gap-1.5">
          <dt>{does}</dt>
          <dd dir="ltr" className="flex gap-0.5">
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
