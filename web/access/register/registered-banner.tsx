import type { Registered } from "../../../domain/contract/accounts/registration.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";

export function RegisteredBanner({ result }: { result: Registered }) {
  return (
    <Banner kind="success">
      <p className="font-medium">{m.access_registered()}</p>
      <p>{nextOf(result)}</p>
    </Banner>
  );
}

function nextOf({ status, confirmEmail }: Registered): string {
  if (confirmEmail) return m.access_registered_confirm();
  return status === "pending" ? m.access_registered_pending() : m.access_registered_next();
}
