import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { listen } from "./listen.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};

interface FileServer {
  url: string;
  /** All received requests in order. */
  asked: string[];
  close(): void;
}

/** A file server as at any host: it serves the files, and the page for all other addresses. */
export async function serveFiles(folder: string): Promise<FileServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://files");
    asked.push(`${request.method} ${pathname}`);
    // Many hosts redirect so.
    if (pathname === "/index.html") return response.writeHead(308, { location: "/" }).end();
    const named = join(folder, pathname);
    const isFile = existsSync(named) && statSync(named).isFile();
    const file = isFile ? named : join(folder, "index.html");
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.end(readFileSync(file));
  });
  return {
    url: await listen(server, "127.0.0.1"),
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
