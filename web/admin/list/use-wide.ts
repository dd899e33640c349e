import { mediaHook } from "../../ui/use-media.ts";

/** Whether the window is wide enough for a table; otherwise the rows are cards. */
export const useWide = mediaHook("(min-width: 64rem)");
