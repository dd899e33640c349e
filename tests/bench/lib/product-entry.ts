import { distantBucket } from "./distant-store.ts";

/**
 * The built Worker's entry with a rate limiter that counts in memory, as Cloudflare's does.
 * Miniflare imitates that binding by a Durable Object which writes to SQLite for every request:
 * as much work as the measured batch itself, and nothing that runs in production. Videos go to
 * another process when one is named.
 */
export const productEntry = (main: string) => `
import product from "./${main}";
export * from "./${main}";

${distantBucket}
const counts = new Map();
const limiter = {
  async limit({ key }) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: true };
  },
};

let measured;
export default {
  fetch(request, env, context) {
    measured ??= {
      ...env,
      ACCESS_LIMIT: limiter,
      SIGN_IN_LIMIT: limiter,
      REGISTER_LIMIT: limiter,
      READ_LIMIT: limiter,
      API_LIMIT: limiter,
      STEP_LINKS_LIMIT: limiter,
      STEP_LINK_LIMIT: limiter,
      VIDEOS: env.DISTANT_STORE ? distantBucket(env.DISTANT_STORE) : env.VIDEOS,
    };
    return product.fetch(request, measured, context);
  },
};
`;
