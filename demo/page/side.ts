import type { Side } from "../protocol.ts";

let entered: Side | undefined;

/** The side of this window, by its address or by the sign-in in progress. */
export const sideOfPage = (): Side =>
  entered ?? (location.pathname.startsWith("/trainee") ? "trainee" : "trainer");

/** A person entered here, and that side's screens replace this one. */
export function enterOn(side: Side): void {
  entered = side;
}
