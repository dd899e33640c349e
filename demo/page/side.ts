import type { Side } from "../protocol.ts";

let entered: Side | undefined;

/** Each window is signed in on the side whose screens it shows, or is about to. */
export const sideOfPage = (): Side =>
  entered ?? (location.pathname.startsWith("/trainee") ? "trainee" : "trainer");

/** Somebody came in here, whose screens take the place of this one. */
export function enterOn(side: Side): void {
  entered = side;
}
