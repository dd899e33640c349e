import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Refusal } from "./message.mjs";

export const defaultPort = 8787;
export const defaultState = ".wrangler/state";

/**
 * Reads `--name value` options; anything unknown or malformed is refused with the usage text and exit code 2.
 * @template {Record<string, {type: "string" | "boolean"}>} Options
 * @param {string[]} args
 * @param {Options} options
 * @param {string} usage
 * @returns {{[Name in keyof Options]?: Options[Name]["type"] extends "boolean" ? boolean : string}}
 */
export function readOptions(args, options, usage) {
  try {
    const { values } = parseArgs({ args, options, strict: true, allowPositionals: false });
    return /** @type {any} */ (values);
  } catch (error) {
    throw new Refusal(`${/** @type {Error} */ (error).message}\n\n${usage}`, 2);
  }
}

/**
 * @param {string | undefined} text
 * @param {{name: string; least: number; most: number; fallback: number; usage: string}} range
 * @returns {number}
 */
export function readNumber(text, { name, least, most, fallback, usage }) {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Refusal(
    `--${name} takes a whole number from ${least} to ${most}, not "${text}"\n\n${usage}`,
    2,
  );
}

/**
 * The options of a command that serves the product on this machine.
 * @param {string[]} args
 * @param {string} command
 */
export function readServerOptions(args, command) {
  const usage = `usage: ${command} [-- --port N] [--state DIR] [--empty]
  --port N     the port of http://localhost:N (default ${defaultPort})
  --state DIR  the folder that keeps the database, files and live objects (default ${defaultState})
  --empty      begins a folder without sample data, as a new deployment is`;
  const values = readOptions(
    args,
    { port: { type: "string" }, state: { type: "string" }, empty: { type: "boolean" } },
    usage,
  );
  if (values.state === "") throw new Refusal(`--state takes a folder\n\n${usage}`, 2);
  return {
    port: readNumber(values.port, {
      name: "port",
      least: 1,
      most: 65535,
      fallback: defaultPort,
      usage,
    }),
    state: resolve(values.state ?? defaultState),
    empty: values.empty ?? false,
  };
}
