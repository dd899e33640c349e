import { asksPages, type ScreenData } from "../screen-data.ts";
import { notesKey } from "./keys.ts";

export const data: ScreenData = {
  opened: async () => asksPages((await import("./queries.ts")).ownNotesQuery()),
  offeredOffline: true,
  reads: [{ key: notesKey, cached: true, follows: { note: "always" } }],
};
