import { getWho } from "../../lib/session/session.ts";
import { asks, type ScreenData } from "../screen-data.ts";

export const data: ScreenData = {
  opened: async () => {
    const { conversationQuery } = await import("../../chat/queries.ts");
    const who = getWho();
    return who && asks(conversationQuery(who.id));
  },
  offeredOffline: true,
  reads: [{ key: ["conversation"], cached: true }],
};
