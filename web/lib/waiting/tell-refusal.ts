import { toast } from "../../ui/toast-store.ts";
import { errorReason } from "../format/error-reason.ts";

/**
 * Tells a refused write in a toast. Texts of writes alone load with the first such refusal, which needs a network
 * anyway.
 * @param fallback the write's text for a failure without a better one
 */
export async function tellRefusal(error: unknown, fallback: string): Promise<void> {
  const text =
    errorReason(error) ??
    (await import("../format/error-text.ts").then(
      ({ errorText }) => errorText(error, fallback),
      () => fallback,
    ));
  toast({ kind: "error", text });
}
