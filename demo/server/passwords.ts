import type { Passwords } from "../../worker/platform.ts";

const parameters = { iterations: 100_000, saltBytes: 16, keyBits: 256 };

const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll("=", "");
const decode = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const material = new TextEncoder().encode(password.normalize("NFKC"));
  const key = await crypto.subtle.importKey("raw", material, "PBKDF2", false, ["deriveBits"]);
  const { iterations, keyBits } = parameters;
  const way = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return encode(new Uint8Array(await crypto.subtle.deriveBits(way, key, keyBits)));
}

const prefix = `$pbkdf2-sha256$i=${parameters.iterations}$`;

/** PBKDF2, which browsers have, as PHC strings. They protect nothing outside the browser. */
export const demoPasswords: Passwords = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(parameters.saltBytes));
    return `${prefix}${encode(salt)}$${await derive(password, salt)}`;
  },

  async verify(password, hash) {
    const [salt = "", key = ""] = hash?.startsWith(prefix)
      ? hash.slice(prefix.length).split("$")
      : [];
    const derived = await derive(password, decode(salt));
    return { valid: key !== "" && derived === key, outdated: false };
  },
};

/** The hash of sample accounts, which no password opens. */
export const noPassword = "$none$";
