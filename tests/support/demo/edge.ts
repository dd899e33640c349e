import type { Platform } from "../../../worker/platform.ts";
import { platformOf } from "./workers.ts";

/** Replaces `worker/edge/cloudflare.ts`. */
export const cloudflarePlatform = (
  _env: unknown,
  background: Platform["background"],
): Platform => ({ ...platformOf(), background });
