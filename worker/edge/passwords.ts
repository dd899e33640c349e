import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords, Platform } from "../platform.ts";
import { HashQueue } from "./hash-queue.ts";

// OWASP's scrypt set with a 16 MiB working memory.
const parameters = { ln: 14, r: 8, p: 5 };
const keyLength = 32;
const maxMemory = 64 * 1024 * 1024;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replaceAll("=", "");

function derive(password: string, salt: Uint8Array, cost: typeof parameters): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost.ln, r: cost.r, p: cost.p, maxmem: maxMemory };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function parse(phc: string) {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!match) return undefined;
  const [, ln, r, p, salt = "", key = ""] = match;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

// Verified against without an account, so that both cases take the same time.
const nobody = {
  cost: parameters,
  salt: Buffer.alloc(16, 7),
  key: Buffer.alloc(keyLength),
};

/** scrypt by node:crypto, stored as PHC strings. */
export const scryptPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16);
    const key = await derive(password, salt, parameters);
    const { ln, r, p } = parameters;
    return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;
  },

  async verify(password, hash) {
    const known = hash === null ? undefined : parse(hash);
    const { cost, salt, key } = known ?? nobody;
    const derived = await derive(password, salt, cost);
    const valid = timingSafeEqual(derived, key) && known !== undefined;
    const { ln, r, p } = parameters;
    return { valid, outdated: valid && (cost.ln !== ln || cost.r !== r || cost.p !== p) };
  },
};

const pauseMs = 10;
const queue = new HashQueue(() => new Promise((resolve) => setTimeout(resolve, pauseMs)));

/**
 * The same in the isolate's queue. A hash continues after its caller hangs up; cut off in the middle, it would keep
 * its place.
 */
export function queuedPasswords(caller: string, background: Platform["background"]): Passwords {
  const queued = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.run(caller, work);
    background(done.catch(() => {}));
    return done;
  };
  return {
    hash: (password) => queued(() => scryptPasswords.hash(password)),
    verify: (password, hash) => queued(() => scryptPasswords.verify(password, hash)),
  };
}
