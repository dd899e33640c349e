import { startTransition, useEffect, useState } from "react";
import { deviceZone } from "../lib/format/device-zone.ts";
import { zoneName } from "../lib/format/zone-name.ts";
import { m } from "../paraglide/messages.js";
import { getLocale } from "../paraglide/runtime.js";
import { SelectField } from "../ui/select.tsx";

/** Zones of most Arabic readers, by their offset. */
const arabicZones = [
  "Africa/Casablanca",
  "Africa/Algiers",
  "Africa/Tunis",
  "Africa/Tripoli",
  "Africa/Cairo",
  "Africa/Khartoum",
  "Asia/Hebron",
  "Asia/Gaza",
  "Asia/Beirut",
  "Asia/Amman",
  "Asia/Damascus",
  "Asia/Baghdad",
  "Asia/Kuwait",
  "Asia/Riyadh",
  "Asia/Qatar",
  "Asia/Bahrain",
  "Asia/Aden",
  "Asia/Dubai",
  "Asia/Muscat",
];

type ZoneFieldProps = { zone: string; hint: string; error: string | undefined };

/** The person's time zone: the own and this device's first, then the world. */
export function ZoneField({ zone, hint, error }: ZoneFieldProps) {
  const [options, setOptions] = useState(() => knownZones(zone).map(namedZone));
  // Four hundred names take time, so the field renders first.
  useEffect(() => startTransition(() => setOptions(allZones(zone))), [zone]);
  return (
    <SelectField
      label={m.profile_time_zone()}
      name="timeZone"
      hint={hint}
      options={options}
      defaultValue={zone}
      error={error}
    />
  );
}

/** The own zone and this device's come first. */
const knownZones = (own: string) => [...new Set([own, deviceZone(), ...arabicZones])];

const namedZone = (zone: string) => ({ value: zone, label: zoneName(zone) });

/** The other zones of the world, one for each name, in the reader's alphabetical order. */
function allZones(own: string) {
  const known = knownZones(own).map(namedZone);
  const names = new Set(known.map(({ label }) => label));
  const others = Intl.supportedValuesOf("timeZone")
    .map(namedZone)
    .filter(({ label }) => !names.has(label) && names.add(label));
  const { compare } = new Intl.Collator(getLocale());
  return [...known, ...others.sort((one, other) => compare(one.label, other.label))];
}
