import { spawn } from "node:child_process";
import { root } from "./install.mjs";

/** The scripts of the tools among the dependencies, run without a shell or npx. */
export const tools = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  drizzle: "node_modules/drizzle-kit/bin.cjs",
  playwright: "node_modules/@playwright/test/cli.js",
  tsc: "node_modules/typescript/bin/tsc",
  vite: "node_modules/vite/bin/vite.js",
  vitest: "node_modules/vitest/vitest.mjs",
  wrangler: "node_modules/wrangler/bin/wrangler.js",
};

export interface ToolResult {
  ok: boolean;
  output: string;
}

interface ToolOptions {
  env?: Record<string, string>;
}

/** Runs a script on this Node in the repository's root, and collects its output. */
export function runTool(args: string[], { env }: ToolOptions = {}): Promise<ToolResult> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    const endWithUs = () => child.kill();
    process.once("exit", endWithUs);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
      });
    }
    const end = (ok: boolean) => {
      process.off("exit", endWithUs);
      done({ ok, output });
    };
    child.on("error", (error) => {
      output += String(error);
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

/** Runs a script on this Node in this terminal, so that it may ask questions. */
export function runInteractively(args: string[]): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    child.on("error", () => done(false));
    child.on("close", (code) => done(code === 0));
  });
}
