import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isProof } from "../../../../web/app-lock/assertion.ts";
import { sha256, textOf } from "../../../../web/app-lock/bytes.ts";

const origin = "https://miran.test";
const rpId = "miran.test";
const bytes = (of: Uint8Array) => new Uint8Array(of);
const text = (of: string) => bytes(new TextEncoder().encode(of));

function makePasskey(kind: "ES256" | "RS256") {
  const { publicKey, privateKey } =
    kind === "ES256"
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = textOf(bytes(publicKey.export({ type: "spki", format: "der" })));
  const id = textOf(bytes(randomBytes(16)));
  return { passkey: { id, key, algorithm: kind === "ES256" ? -7 : -257 }, privateKey };
}

const ask = () => ({ challenge: bytes(randomBytes(32)), origin, rpId });

interface Told {
  type?: string;
  challenge?: string;
  origin?: string;
  crossOrigin?: boolean;
  rpId?: string;
  flags?: number;
}

/** An authenticator's answer, with what it tells. */
async function answerOf(key: KeyObject, id: string, challenge: Uint8Array, told: Told = {}) {
  const clientData = text(
    JSON.stringify({
      type: told.type ?? "webauthn.get",
      challenge: told.challenge ?? textOf(bytes(challenge)),
      origin: told.origin ?? origin,
      crossOrigin: told.crossOrigin ?? false,
    }),
  );
  const site = await sha256(text(told.rpId ?? rpId));
  const authenticatorData = new Uint8Array([...site, told.flags ?? 0b101, 0, 0, 0, 0]);
  const signed = new Uint8Array([...authenticatorData, ...(await sha256(clientData))]);
  return { id, clientData, authenticatorData, signature: bytes(sign("sha256", signed, key)) };
}

describe("an assertion of this device's passkey", () => {
  it.each(["ES256", "RS256"] as const)("proves its owner with %s", async (kind) => {
    const { passkey, privateKey } = makePasskey(kind);
    const asked = ask();
    const answer = await answerOf(privateKey, passkey.id, asked.challenge);
    expect(await isProof(answer, passkey, asked)).toBe(true);
  });

  it("proves it with every length of a signature", async () => {
    const { passkey, privateKey } = makePasskey("ES256");
    const lengths = new Set<number>();
    for (let at = 0; at < 400; at++) {
      const asked = ask();
      const answer = await answerOf(privateKey, passkey.id, asked.challenge);
      lengths.add(answer.signature.length);
      expect(await isProof(answer, passkey, asked)).toBe(true);
    }
    expect(lengths.size).toBeGreaterThan(2);
  });

  const faults: [string, Told][] = [
    ["another challenge", { challenge: textOf(bytes(randomBytes(32))) }],
    ["a registration", { type: "webauthn.create" }],
    ["another origin", { origin: "https://other.test" }],
    ["a frame of another site", { crossOrigin: true }],
    ["another site", { rpId: "other.test" }],
    ["presence without verification", { flags: 0b001 }],
    ["verification without presence", { flags: 0b100 }],
  ];
  it.each(faults)("is refused with %s", async (_, told) => {
    const { passkey, privateKey } = makePasskey("ES256");
    const asked = ask();
    const answer = await answerOf(privateKey, passkey.id, asked.challenge, told);
    expect(await isProof(answer, passkey, asked)).toBe(false);
  });

  it("is refused when it is replayed", async () => {
    const { passkey, privateKey } = makePasskey("ES256");
    const answer = await answerOf(privateKey, passkey.id, ask().challenge);
    expect(await isProof(answer, passkey, ask())).toBe(false);
  });

  it("is refused from another passkey, also under this one's id", async () => {
    const { passkey } = makePasskey("ES256");
    const other = makePasskey("ES256");
    const asked = ask();
    const own = await answerOf(other.privateKey, other.passkey.id, asked.challenge);
    expect(await isProof(own, passkey, asked)).toBe(false);
    expect(await isProof({ ...own, id: passkey.id }, passkey, asked)).toBe(false);
  });

  it("is refused when a byte was changed, or is no answer at all", async () => {
    const { passkey, privateKey } = makePasskey("ES256");
    const asked = ask();
    const answer = await answerOf(privateKey, passkey.id, asked.challenge);
    const changed = bytes(answer.authenticatorData);
    changed[36] = 9;
    expect(await isProof({ ...answer, authenticatorData: changed }, passkey, asked)).toBe(false);
    expect(await isProof({ ...answer, signature: text("no") }, passkey, asked)).toBe(false);
    expect(await isProof({ ...answer, clientData: text("{") }, passkey, asked)).toBe(false);
    expect(await isProof(answer, { ...passkey, key: textOf(text("no key")) }, asked)).toBe(false);
  });
});
