import { type Appearance, accents } from "../../domain/appearance.ts";
import { m } from "../paraglide/messages.js";
import { Glyph, outlines } from "../ui/glyph.tsx";

type Accent = Appearance["accent"];

const names: Record<Accent, () => string> = {
  emerald: m.ui_accent_emerald,
  sky: m.ui_accent_sky,
  amber: m.ui_accent_amber,
  rose: m.ui_accent_rose,
  violet: m.ui_accent_violet,
};

type AccentChoiceProps = { chosen: Accent; onChoose: (accent: Accent) => void };

/** A dot for each accent, in its colour of the present theme. */
export function AccentChoice({ chosen, onChoose }: AccentChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{m.ui_accent()}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {accents.map((accent) => (
          <label
            key={accent}
            data-accent={accent}
            className="grid min-w-14 cursor-pointer justify-items-center gap-1 rounded-md p-1 text-center select-none has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name="accent"
              value={accent}
              checked={accent === chosen}
              onChange={() => onChoose(accent)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-full bg-(--accent) text-(--accent-on) ring-offset-2 ring-offset-surface peer-checked:ring-2 peer-checked:ring-(--accent) [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100"
            >
              <Glyph d={outlines.check} strokeWidth={3} className="size-5" />
            </span>
            <span className="text-sm peer-checked:font-medium">{names[accent]()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
