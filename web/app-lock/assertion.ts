import { type Bytes, bytesOf, isSame, sha256, textOf } from "./bytes.ts";

/** ES256, and RS256 for Windows, by their COSE numbers. */
export const algorithms = [-7, -257] as const;

/** A passkey of this device: its id, its public key (SPKI), the COSE number of its algorithm. */
export interface Passkey {
  id: string;
  key: string;
  algorithm: number;
}

/** The answer of an authenticator to one question. */
interface Assertion {
  id: string;
  clientData: Bytes;
  authenticatorData: Bytes;
  signature: Bytes;
}

/** The question: a challenge that is used once, from this origin. */
interface Asked {
  challenge: Bytes;
  origin: string;
  /** The host name. */
  rpId: string;
}

const hashLength = 32;
const userWasPresentAndVerified = 0b101;

/**
 * Whether an assertion proves that the person unlocked this device's passkey for this question. There is no server: the device
 * trusts the public key that it stored (https://www.w3.org/TR/webauthn-3/#sctn-verifying-assertion). Counters are not compared, as
 * synchronised passkeys have none.
 */
export async function isProof(
  assertion: Assertion,
  passkey: Passkey,
  asked: Asked,
): Promise<boolean> {
  const { id, clientData, authenticatorData, signature } = assertion;
  if (id !== passkey.id || !isAnswerTo(asked, clientData)) return false;
  const site = await sha256(new TextEncoder().encode(asked.rpId));
  if (!isSame(authenticatorData.slice(0, hashLength), site)) return false;
  const flags = authenticatorData[hashLength] ?? 0;
  if ((flags & userWasPresentAndVerified) !== userWasPresentAndVerified) return false;
  const signed = new Uint8Array([...authenticatorData, ...(await sha256(clientData))]);
  return isSigned(passkey, signature, signed);
}

function isAnswerTo({ challenge, origin }: Asked, clientData: Bytes): boolean {
  try {
    const told = JSON.parse(new TextDecoder().decode(clientData));
    return (
      told.type === "webauthn.get" &&
      told.challenge === textOf(challenge) &&
      told.origin === origin &&
      told.crossOrigin !== true
    );
  } catch {
    return false;
  }
}

async function isSigned({ key, algorithm }: Passkey, signature: Bytes, signed: Bytes) {
  const how =
    algorithm === -7
      ? { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
      : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  try {
    const publicKey = await crypto.subtle.importKey("spki", bytesOf(key), how, false, ["verify"]);
    const plain = algorithm === -7 ? plainSignature(signature) : signature;
    return await crypto.subtle.verify(how, publicKey, plain, signed);
  } catch {
    return false;
  }
}

/** Authenticators sign in DER, Web Crypto reads r and s with 32 bytes each. */
function plainSignature(der: Bytes): Bytes {
  const plain = new Uint8Array(64);
  // A sequence of two integers; each may begin with a zero for its sign.
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    const integer = der.slice(at + 2, at + 2 + length);
    const bytes = integer.slice(Math.max(0, length - 32));
    plain.set(bytes, end - bytes.length);
    at += 2 + length;
  }
  return plain;
}
