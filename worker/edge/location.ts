/** The places that D1, R2 and Durable Objects all know by the same name. */
export const locations = ["weur", "eeur", "enam", "wnam", "apac", "oc"] as const;
export type Location = (typeof locations)[number];

export const isLocation = (given: string): given is Location =>
  (locations as readonly string[]).includes(given);

/**
 * What the variable LOCATION says; undefined where the platform is to choose.
 * @throws when it names no place: an object that is made meanwhile would stay in the wrong one for good
 */
export function readLocation(given: string | undefined): Location | undefined {
  if (!given) return undefined;
  if (isLocation(given)) return given;
  throw new Error(`LOCATION must be one of ${locations.join(", ")}, not "${given}"`);
}
