import { algorithms, isProof, type Passkey } from "./assertion.ts";
import { bytesOf, randomBytes, textOf } from "./bytes.ts";

/** Whether this device verifies its owner by finger, face or screen lock. */
export async function canUsePasskey(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}

const timeout = 60_000;

/**
 * Creates a passkey of this device, known to no server.
 * @param name shown by the device
 * @returns undefined if the person or the device refused
 */
export async function createPasskey(name: string): Promise<Passkey | undefined> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: randomBytes(32),
    rp: { name: "Miran", id: location.hostname },
    user: { id: randomBytes(16), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    authenticatorSelection: {
      authenticatorAttachment: "platform",
      residentKey: "discouraged",
      userVerification: "required",
    },
    attestation: "none",
    timeout,
  };
  try {
    const created = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const response = created.response as AuthenticatorAttestationResponse;
    const key = response.getPublicKey();
    if (!key) return undefined;
    return {
      id: textOf(created.rawId),
      key: textOf(key),
      algorithm: response.getPublicKeyAlgorithm(),
    };
  } catch {
    return undefined;
  }
}

/** Asks the device for its owner; false if they cancelled, or if the answer does not prove it. */
export async function isOwner(passkey: Passkey): Promise<boolean> {
  const asked = { challenge: randomBytes(32), origin: location.origin, rpId: location.hostname };
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: asked.challenge,
    rpId: asked.rpId,
    allowCredentials: [{ type: "public-key", id: bytesOf(passkey.id), transports: ["internal"] }],
    userVerification: "required",
    timeout,
  };
  try {
    const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const { clientDataJSON, authenticatorData, signature } =
      given.response as AuthenticatorAssertionResponse;
    const assertion = {
      id: textOf(given.rawId),
      clientData: new Uint8Array(clientDataJSON),
      authenticatorData: new Uint8Array(authenticatorData),
      signature: new Uint8Array(signature),
    };
    return await isProof(assertion, passkey, asked);
  } catch {
    return false;
  }
}
