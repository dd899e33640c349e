import { createServer } from "node:net";
import { Refusal } from "./message.mjs";

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<{port: number} | {error: string}>}
 */
function tryListening(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) =>
      done({ error: /** @type {NodeJS.ErrnoException} */ (error).code ?? "" }),
    );
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() =>
        done({ port: typeof address === "object" && address ? address.port : port }),
      );
    });
  });
}

/**
 * Refuses a port in use on either loopback address.
 * @param {number} port
 */
export async function requireFreePort(port) {
  for (const host of ["127.0.0.1", "::1"]) {
    const result = await tryListening(port, host);
    if ("port" in result) continue;
    if (result.error === "EADDRINUSE") {
      throw new Refusal(
        `Another program uses port ${port}. End it, or choose another port: npm start -- --port ${port + 1}`,
      );
    }
    if (result.error === "EACCES") {
      throw new Refusal(
        `Port ${port} needs administrator rights. Choose one above 1023: npm start -- --port 8787`,
      );
    }
    if (host === "127.0.0.1") throw new Refusal(`Cannot listen on port ${port} (${result.error}).`);
  }
}

/** @returns {Promise<number>} a free port */
export async function findFreePort() {
  const result = await tryListening(0, "127.0.0.1");
  if ("error" in result) throw new Refusal(`No free port on this machine (${result.error}).`);
  return result.port;
}
