import { m } from "../../../../paraglide/messages.js";
import { PillToggle } from "../../../../ui/pill-toggle.tsx";

/** All photos of a pose beside each other, or now over an earlier one. */
export type Arrangement = "beside" | "last" | "first";

const texts: Record<Arrangement, () => string> = {
  beside: m.review_photos_beside,
  last: m.review_photos_over_last,
  first: m.review_photos_over_first,
};

type ArrangementsProps = {
  possible: readonly Arrangement[];
  value: Arrangement;
  onChange: (value: Arrangement) => void;
};

export function Arrangements({ possible, value, onChange }: ArrangementsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
    <div role="group" aria-label={m.review_photos_arrangement()} className="flex flex-wrap gap-2">
      {possible.map((each) => (
        <PillToggle key={each} aria-pressed={each === value} onClick={() => onChange(each)}>
          {texts[each]()}
        </PillToggle>
      ))}
    </div>
  );
}
