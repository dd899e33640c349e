import { mediaHook } from "../../ui/use-media.ts";

/** Whether a table has the room that it needs; below, its rows are cards. */
export const useWide = mediaHook("(min-width: 64rem)");
