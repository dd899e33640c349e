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
  /** Every request that came, in its order. */
  asked: string[];
  close(): void;
}

/** A server of files as any host has one: it knows the files, and answers all else with the page. */
export async function serveFiles(folder: string): Promise<FileServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://files");
    asked.push(`${request.method} ${pathname}`);
    // As many hosts do.
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
