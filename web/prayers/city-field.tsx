import { useId, useState } from "react";
import { cityOf, usualCityIn } from "../../domain/prayers/cities.ts";
import { m } from "../paraglide/messages.js";
import { controlClass } from "../ui/control.ts";
import { Glyph, outlines } from "../ui/glyph.tsx";
import { CityDialog } from "./city-dialog.tsx";
import { placeName } from "./texts.ts";

type CityFieldProps = {
  /** The chosen city's id; null for the usual one of the time zone. */
  city: string | null;
  timeZone: string;
  onChange: (city: string | null) => void;
};

/** The chosen city; a press opens the list of all. */
export function CityField({ city, timeZone, onChange }: CityFieldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const byZone = byZoneText(timeZone);
  const chosen = city === null ? undefined : cityOf(city);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span id={`${id}-label`} className="font-medium">
        {m.prayers_city()}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        onClick={() => setOpen(true)}
        className={`${controlClass} flex items-center gap-2 text-start`}
      >
        <span id={`${id}-value`} className="min-w-0 grow wrap-anywhere">
          {chosen ? placeName(chosen) : byZone}
        </span>
        <Glyph d={outlines["chevron-down"]} className="shrink-0 text-muted" />
      </button>
      {open && (
        <CityDialog
          chosen={city}
          byZone={byZone}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function byZoneText(timeZone: string): string {
  const usual = cityOf(usualCityIn(timeZone) ?? "");
  return usual ? m.prayers_city_by_zone({ city: placeName(usual) }) : m.prayers_city_by_zone_none();
}
