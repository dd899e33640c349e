import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../ui/select.tsx";
import { zoneName } from "../frame/zones.ts";

/** Where most of those who read Arabic live, in the order of their clocks. */
const arabicZones = [
  ...["Africa/Casablanca", "Africa/Algiers", "Africa/Tunis", "Africa/Tripoli", "Africa/Cairo"],
  ...["Africa/Khartoum", "Asia/Hebron", "Asia/Gaza", "Asia/Beirut", "Asia/Amman", "Asia/Damascus"],
  ...["Asia/Baghdad", "Asia/Kuwait", "Asia/Riyadh", "Asia/Qatar", "Asia/Bahrain", "Asia/Aden"],
  ...["Asia/Dubai", "Asia/Muscat"],
];

type ZoneFieldProps = { zone: string; error: string | undefined };

/** The zone that the person's days follow: the own and this device's first, then the world. */
export function ZoneField({ zone, error }: ZoneFieldProps) {
  const [options] = useState(() => zonesFrom(zone));
  return (
    <SelectField
      label={m.profile_time_zone()}
      name="timeZone"
      hint={m.settings_zone_hint()}
      options={options}
      defaultValue={zone}
      error={error}
    />
  );
}

function zonesFrom(own: string) {
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = [...new Set([own, device, ...arabicZones])];
  const others = Intl.supportedValuesOf("timeZone").filter((zone) => !named.includes(zone));
  return [
    ...named.map((zone) => ({ value: zone, label: zoneName(zone) })),
    ...others.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
  ];
}
