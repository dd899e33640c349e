import { mediaHook } from "../../../ui/use-media.ts";

/** From 768 px on: a day has room for a column beside it, and the bar for buttons with words. */
export const useWide = mediaHook("(min-width: 48rem)");

/** From 850 px of height on: the docked library has room for its rows above the muscles. */
export const useTall = mediaHook("(min-height: 53.125rem)");

/** From 1280 px on: seven days have room for a column beside them. */
export const useRoomy = mediaHook("(min-width: 80rem)");
