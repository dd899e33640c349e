import { createServer } from "node:http";
import { listen } from "../../support/listen.ts";

interface DistantStore {
  address: string;
  stop(): Promise<void>;
}

/**
 * Takes the parts of uploads in this process, counts their bytes and forgets them: what a Worker's
 * own process holds while it hands a video on can then be told from what the store holds.
 */
export async function startDistantStore(): Promise<DistantStore> {
  const sizes = new Map<string, number>();
  const server = createServer((request, response) => {
    const key = new URL(request.url ?? "", "http://store").pathname;
    request.on("data", (bytes: Buffer) => {
      sizes.set(key, (sizes.get(key) ?? 0) + bytes.length);
    });
    request.on("end", () => {
      response.end(JSON.stringify({ etag: "distant", size: sizes.get(key) ?? 0 }));
    });
  });
  return {
    address: await listen(server, "127.0.0.1"),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The bucket that the measured Worker sees instead of R2's imitation, which shares its process. */
export const distantBucket = `
const distantBucket = (address) => {
  const send = async (key, method, body) => {
    const response = await fetch(new URL(key, address), { method, body });
    return response.json();
  };
  return {
    createMultipartUpload: async () => ({ uploadId: "distant" }),
    resumeMultipartUpload: (key) => ({
      uploadPart: async (partNumber, body) => ({ partNumber, ...(await send(key, "PUT", body)) }),
      complete: () => send(key, "POST"),
    }),
  };
};
`;
