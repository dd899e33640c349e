import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Lets a server listen on a free port of this machine. @returns its address */
export async function listen(server: Server, host = "localhost"): Promise<string> {
  await new Promise<void>((done) => server.listen(0, host, done));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}
