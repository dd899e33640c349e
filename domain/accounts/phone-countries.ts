import { canonicalPhone } from "../contact.ts";

interface Country {
  /** The country code. */
  calls: string;
  /** The prefix inside the country, dropped from abroad. */
  trunk: "0" | "1" | "";
  /** Fewest and most digits without code and prefix. */
  digits: readonly [number, number];
}

/** Countries of trainees by ISO 3166: the Arab world, then countries of emigration. */
const phoneCountries = {
  PS: { calls: "970", trunk: "0", digits: [8, 9] },
  JO: { calls: "962", trunk: "0", digits: [8, 9] },
  LB: { calls: "961", trunk: "0", digits: [7, 8] },
  SY: { calls: "963", trunk: "0", digits: [8, 9] },
  IQ: { calls: "964", trunk: "0", digits: [8, 10] },
  SA: { calls: "966", trunk: "0", digits: [9, 9] },
  AE: { calls: "971", trunk: "0", digits: [8, 9] },
  KW: { calls: "965", trunk: "", digits: [8, 8] },
  QA: { calls: "974", trunk: "", digits: [8, 8] },
  BH: { calls: "973", trunk: "", digits: [8, 8] },
  OM: { calls: "968", trunk: "", digits: [8, 8] },
  YE: { calls: "967", trunk: "0", digits: [7, 9] },
  EG: { calls: "20", trunk: "0", digits: [8, 10] },
  SD: { calls: "249", trunk: "0", digits: [9, 9] },
  LY: { calls: "218", trunk: "0", digits: [8, 9] },
  TN: { calls: "216", trunk: "", digits: [8, 8] },
  DZ: { calls: "213", trunk: "0", digits: [8, 9] },
  MA: { calls: "212", trunk: "0", digits: [9, 9] },
  MR: { calls: "222", trunk: "", digits: [8, 8] },
  IL: { calls: "972", trunk: "0", digits: [8, 9] },
  TR: { calls: "90", trunk: "0", digits: [10, 10] },
  GB: { calls: "44", trunk: "0", digits: [9, 10] },
  DE: { calls: "49", trunk: "0", digits: [6, 12] },
  FR: { calls: "33", trunk: "0", digits: [9, 9] },
  ES: { calls: "34", trunk: "", digits: [9, 9] },
  IT: { calls: "39", trunk: "", digits: [8, 11] },
  NL: { calls: "31", trunk: "0", digits: [9, 9] },
  BE: { calls: "32", trunk: "0", digits: [8, 9] },
  AT: { calls: "43", trunk: "0", digits: [7, 12] },
  CH: { calls: "41", trunk: "0", digits: [9, 9] },
  SE: { calls: "46", trunk: "0", digits: [7, 9] },
  NO: { calls: "47", trunk: "", digits: [8, 8] },
  DK: { calls: "45", trunk: "", digits: [8, 8] },
  US: { calls: "1", trunk: "1", digits: [10, 10] },
  CA: { calls: "1", trunk: "1", digits: [10, 10] },
  AU: { calls: "61", trunk: "0", digits: [9, 9] },
} as const satisfies Record<string, Country>;

export type PhoneCountry = keyof typeof phoneCountries;

export const phoneCountryCodes = Object.keys(phoneCountries) as PhoneCountry[];

const home: PhoneCountry = "PS";

const zones: Record<string, PhoneCountry> = {
  "Asia/Hebron": "PS",
  "Asia/Gaza": "PS",
  "Asia/Jerusalem": "IL",
  "Asia/Tel_Aviv": "IL",
  "Asia/Amman": "JO",
  "Asia/Beirut": "LB",
  "Asia/Damascus": "SY",
  "Asia/Baghdad": "IQ",
  "Asia/Riyadh": "SA",
  "Asia/Dubai": "AE",
  "Asia/Kuwait": "KW",
  "Asia/Qatar": "QA",
  "Asia/Bahrain": "BH",
  "Asia/Muscat": "OM",
  "Asia/Aden": "YE",
  "Africa/Cairo": "EG",
  "Africa/Khartoum": "SD",
  "Africa/Tripoli": "LY",
  "Africa/Tunis": "TN",
  "Africa/Algiers": "DZ",
  "Africa/Casablanca": "MA",
  "Africa/Nouakchott": "MR",
  "Europe/Istanbul": "TR",
  "Europe/London": "GB",
  "Europe/Berlin": "DE",
  "Europe/Paris": "FR",
  "Europe/Madrid": "ES",
  "Europe/Rome": "IT",
  "Europe/Amsterdam": "NL",
  "Europe/Brussels": "BE",
  "Europe/Vienna": "AT",
  "Europe/Zurich": "CH",
  "Europe/Stockholm": "SE",
  "Europe/Oslo": "NO",
  "Europe/Copenhagen": "DK",
  "America/New_York": "US",
  "America/Detroit": "US",
  "America/Chicago": "US",
  "America/Denver": "US",
  "America/Phoenix": "US",
  "America/Los_Angeles": "US",
  "America/Toronto": "CA",
  "America/Vancouver": "CA",
  "America/Montreal": "CA",
  "Australia/Sydney": "AU",
  "Australia/Melbourne": "AU",
};

/** The country of local numbers in a time zone (IANA); undefined if unknown. */
export const knownCountryOfZone = (zone: string): PhoneCountry | undefined => zones[zone];

/** The same, or the default country. */
export const countryOfZone = (zone: string): PhoneCountry => zones[zone] ?? home;

/**
 * An international number with its plus: `0599 123 456` in Palestine → `+970599123456`. A number with a code
 * keeps it.
 * @param country of numbers without a code
 * @returns undefined for any text but a phone number
 */
export function internationalPhone(text: string, country: PhoneCountry): string | undefined {
  const digits = canonicalPhone(text);
  const abroad = /^(?:\+|00)(\d+)$/.exec(digits)?.[1];
  if (abroad !== undefined) return fromAbroad(abroad);
  if (!/^\d+$/.test(digits)) return undefined;
  const { calls, trunk } = phoneCountries[country];
  // A code without its plus.
  if (digits.startsWith(calls) && fits(digits.slice(calls.length), country)) return `+${digits}`;
  const national = trunk !== "" && digits.startsWith(trunk) ? digits.slice(1) : digits;
  if (fits(national, country)) return `+${codeOf(national, country)}${national}`;
  // Another country's code without its plus: too long for a number of this one.
  return phoneCountryCodes.some((code) => isWithCode(digits, code))
    ? fromAbroad(digits)
    : undefined;
}

function isWithCode(digits: string, code: PhoneCountry): boolean {
  const { calls, trunk } = phoneCountries[code];
  if (!digits.startsWith(calls)) return false;
  const behind = digits.slice(calls.length);
  return fits(trunk === "0" ? behind.replace(/^0/, "") : behind, code);
}

const longest = 15;
const shortest = 8;

/** `+970 0599…`: drops the trunk's zero behind the code. */
function fromAbroad(digits: string): string | undefined {
  const withTrunk = phoneCountryCodes.find((code) => {
    const { calls, trunk } = phoneCountries[code];
    return trunk === "0" && digits.startsWith(`${calls}0`);
  });
  const { calls = "" } = withTrunk ? phoneCountries[withTrunk] : {};
  const number = withTrunk ? calls + digits.slice(calls.length + 1) : digits;
  const isLong = number.length >= shortest && number.length <= longest;
  return isLong && !number.startsWith("0") ? `+${number}` : undefined;
}

function fits(national: string, country: PhoneCountry): boolean {
  const [least, most] = phoneCountries[country].digits;
  return !national.startsWith("0") || country === "IT"
    ? national.length >= least && national.length <= most
    : false;
}

/** Palestinian and Israeli numbers share the form: 56 and 59 are Palestinian, the other fives are not. */
function codeOf(national: string, country: PhoneCountry): string {
  const isShared = country === "PS" || country === "IL";
  if (!isShared || !/^5\d{8}$/.test(national)) return phoneCountries[country].calls;
  return phoneCountries[/^5[69]/.test(national) ? "PS" : "IL"].calls;
}
