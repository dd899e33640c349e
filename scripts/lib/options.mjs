import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readToday } from "./another-day.mjs";
import { Refusal } from "./message.mjs";

export const defaultPort = 8787;
export const defaultState = ".wrangler/state";

/**
 * Reads `--name value` options. Unknown or malformed ones are refused with the usage text and exit code 2.
 * @template {Record<string, {type: "string" | "boolean"}>} Options
 * @param {string[]} args
 * @param {Options} options
 * @param {string} usage
 * @returns {{[Name in keyof Options]?: Options[Name]["type"] extends "boolean" ? boolean : string}}
 */
export const readOptions = (args, options, usage) =>
  readArguments(args, options, usage, { allowNames: false }).values;

/**
 * The same for a command with names.
 * @template {Record<string, {type: "string" | "boolean"}>} Options
 * @param {string[]} args
 * @param {Options} options
 * @param {string} usage
 * @returns {{
 *   values: {[Name in keyof Options]?: Options[Name]["type"] extends "boolean" ? boolean : string};
 *   names: string[];
 * }}
 */
export function readArguments(args, options, usage, { allowNames = true } = {}) {
  try {
    const parsed = parseArgs({ args, options, strict: true, allowPositionals: allowNames });
    return { values: /** @type {any} */ (parsed.values), names: parsed.positionals };
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

const distanceUsage = `
  --distance MS  delays each call of D1, R2 or a Durable Object by MS milliseconds, as on Cloudflare`;

/**
 * The delay of each call of a store or an object, in milliseconds.
 * @param {string | undefined} text
 * @param {string} usage
 */
export const readDistance = (text, usage) =>
  readNumber(text, { name: "distance", least: 0, most: 2000, fallback: 0, usage });

/**
 * The options of a command that serves the product on this machine.
 * @param {string[]} args
 * @param {string} command
 * @param {{distant?: boolean}} offers whether it accepts `--distance`
 */
export function readServerOptions(args, command, { distant = false } = {}) {
  const usage = `usage: ${command} [-- --port N] [--state DIR] [--today DAY] [--empty]
  --port N     the port of http://localhost:N (default ${defaultPort})
  --state DIR  the folder of the database, files and live objects (default ${defaultState})
  --today DAY  lets the whole product believe that it is this day, such as 2027-02-20; the time of day stays
  --empty      creates a new folder without sample data, like a new deployment${distant ? distanceUsage : ""}`;
  const values = readOptions(
    args,
    {
      port: { type: "string" },
      state: { type: "string" },
      today: { type: "string" },
      empty: { type: "boolean" },
      ...(distant && { distance: { type: "string" } }),
    },
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
    daysAhead: readToday(values.today, usage),
    today: values.today,
    empty: values.empty ?? false,
    distance: readDistance(values.distance, usage),
  };
}
