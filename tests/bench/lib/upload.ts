import { randomBytes } from "node:crypto";
import { newId } from "../../../domain/id.ts";
import { videoPartBytes, videoPartCount, videoPartSize } from "../../../domain/libraries/video.ts";
import { sampleTrainer } from "../../../scripts/seed/accounts.ts";
import { call } from "./call.ts";
import { signIn } from "./callers.ts";
import { platformOf } from "./platform.ts";
import { type BenchServer, startBenchServer } from "./server.ts";
import { benchState, smallestState } from "./state.ts";

export const megabyte = 1_000_000;

type Token = () => Promise<string>;

interface Upload {
  id: string;
  seconds: number;
}

/** Uploads a video by the product's own routes, part by part. */
export async function upload(product: URL, token: Token, size: number): Promise<Upload> {
  const id = newId();
  const at = (path: string) => new URL(`/api/admin/videos${path}`, product);
  const json = async (path: string, body: unknown) =>
    call(at(path), { method: "POST", token: await token(), body: JSON.stringify(body) });
  const part = randomBytes(videoPartBytes);
  part.writeUInt32BE(32, 0);
  part.write("ftypisom", 4, "latin1");
  const start = performance.now();
  await json("", { id, fileName: "bench.mp4", size });
  for (let number = 1; number <= videoPartCount(size); number++) {
    await call(at(`/${id}/parts/${number}`), {
      method: "PUT",
      token: await token(),
      headers: { "content-type": "application/octet-stream" },
      body: part.subarray(0, videoPartSize(size, number)),
    });
  }
  await json(`/${id}/complete`, {});
  return { id, seconds: (performance.now() - start) / 1000 };
}

/** Measures on a server of its own, whose videos go to a distant store when one is named. */
export async function serveVideos<Result>(
  { distantStore }: { distantStore?: string },
  measure: (server: BenchServer, token: Token) => Promise<Result>,
): Promise<Result> {
  const { folder } = await benchState(smallestState);
  const server = await startBenchServer(folder, { distantStore });
  const { database } = server;
  try {
    const platform = platformOf(server);
    const { token } = await signIn(database, platform, sampleTrainer.email);
    return await measure(server, token);
  } finally {
    await database.prepare("delete from videos").run();
    await server.stop();
  }
}
