/** Locations with the same name for D1, R2 and Durable Objects. */
export const locations = ["weur", "eeur", "enam", "wnam", "apac", "oc"] as const;
export type Location = (typeof locations)[number];

export const isLocation = (given: string): given is Location =>
  (locations as readonly string[]).includes(given);

/**
 * Reads the variable LOCATION; undefined lets the platform choose.
 * @throws for an unknown location: an object made meanwhile would stay in the wrong one for good
 */
export function readLocation(given: string | undefined): Location | undefined {
  if (!given) return undefined;
  if (isLocation(given)) return given;
  throw new Error(`LOCATION must be one of ${locations.join(", ")}, not "${given}"`);
}
