import type { ChangePasswordBody } from "../../../domain/contract/accounts/password.ts";
import type { Security } from "../../../domain/contract/accounts/security.ts";
import type {
  RecoveryCodes,
  TotpConfirmBody,
  TotpOffer,
  TotpProofBody,
} from "../../../domain/contract/accounts/totp.ts";
import { answer } from "../../lib/session/answer.ts";
import type { adminClient, traineeClient } from "../../lib/session/clients.ts";

/** The requests of the security settings, alike in both areas. */
export interface SecurityApi {
  /** The query key. */
  key: readonly string[];
  overview(signal: AbortSignal): Promise<Security>;
  changePassword(body: ChangePasswordBody): Promise<unknown>;
  offerTotp(password: string): Promise<TotpOffer>;
  confirmTotp(body: TotpConfirmBody): Promise<RecoveryCodes>;
  renewCodes(proof: TotpProofBody): Promise<RecoveryCodes>;
  turnOffTotp(proof: TotpProofBody): Promise<unknown>;
  endSession(id: string): Promise<unknown>;
  endOtherSessions(): Promise<unknown>;
}

type Client = ReturnType<typeof adminClient | typeof traineeClient>;

/** @param client of the area */
export function securityApi(
  area: "admin" | "trainee",
  client: () => Pick<Client, "password" | "security">,
): SecurityApi {
  const security = () => client().security;
  const totp = () => security().totp;
  return {
    key: [area, "security"],
    overview: (signal) => answer(security().$get({}, { init: { signal } })),
    changePassword: (json) => answer(client().password.$post({ json })),
    offerTotp: (password) => answer(totp().$post({ json: { password } })),
    confirmTotp: (json) => answer(totp().confirm.$post({ json })),
    renewCodes: (json) => answer(totp()["recovery-codes"].$post({ json })),
    turnOffTotp: (json) => answer(totp().disable.$post({ json })),
    endSession: (id) => answer(security().sessions[":id"].$delete({ param: { id }, json: {} })),
    endOtherSessions: () => answer(security().sessions.$delete({ json: {} })),
  };
}
