import { useMemo, useState } from "react";
import { countryOf } from "../../domain/prayers/cities.ts";
import { m } from "../paraglide/messages.js";
import { focusFirst } from "../ui/control.ts";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { Glyph, outlines } from "../ui/glyph.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { result, useResultKeys } from "../ui/use-result-keys.ts";
import { findCities } from "./city-search.ts";
import { placeName } from "./texts.ts";

type CityDialogProps = {
  /** The chosen city's id; null for the one of the time zone. */
  chosen: string | null;
  /** The text of the choice by the time zone. */
  byZone: string;
  onChoose: (city: string | null) => void;
  onClose: () => void;
};

/** A choice of a city, grouped by country and searched in both languages. */
export function CityDialog({ chosen, byZone, onChoose, onClose }: CityDialogProps) {
  const [search, setSearch] = useState("");
  const groups = useMemo(() => findCities(search), [search]);
  const keys = useResultKeys(true, { takesFirst: true });
  const count = groups.reduce((sum, { cities }) => sum + cities.length, 0);
  const choose = (city: string | null) => {
    onChoose(city);
    onClose();
  };
  return (
    <Dialog open size="tall" title={m.prayers_city_choose()} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the elements inside */}
      <div ref={keys.frame} onKeyDown={keys.onKeyDown} className="grid grid-cols-1 gap-4">
        <div className="sticky -top-1 z-10 bg-overlay pt-1 pb-2">
          <SearchField
            label={m.prayers_city_search()}
            value={search}
            onSearch={setSearch}
            pauseMs={80}
          />
          <p role="status" className="sr-only">
            {m.prayers_city_count({ count })}
          </p>
        </div>
        {search === "" && (
          <Choice label={byZone} chosen={chosen === null} onChoose={() => choose(null)} />
        )}
        {groups.map(({ country, cities }) => (
          <section key={country} aria-labelledby={`country-${country}`}>
            <h3 id={`country-${country}`} className="pb-1 text-sm font-medium text-muted">
              {placeName(countryOf(country))}
            </h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-2">
              {cities.map(({ id, city }) => (
                <li key={id} className="scroll-mt-20">
                  <Choice
                    label={placeName(city)}
                    chosen={id === chosen}
                    onChoose={() => choose(id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && (
          <EmptyState
            icon={<Icon name="search" />}
            title={m.prayers_city_none()}
            text={m.prayers_city_none_text()}
          />
        )}
      </div>
    </Dialog>
  );
}

type ChoiceProps = { label: string; chosen: boolean; onChoose: () => void };

function Choice({ label, chosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      {...result}
      {...(chosen ? focusFirst : {})}
      aria-pressed={chosen}
      onClick={onChoose}
      className={`flex min-h-11 w-full items-center gap-2 rounded-md px-3 py-1.5 text-start transition hover:bg-soft ${chosen ? "bg-accent-soft font-medium text-accent-ink" : ""}`}
    >
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      {chosen && <Glyph d={outlines.check} className="shrink-0" />}
    </button>
  );
}
