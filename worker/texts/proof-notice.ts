import type { Language } from "../../domain/language.ts";
import type { ProofRefusal } from "../../domain/memberships/payment-proofs.ts";
import type { Gender } from "../../domain/trainee.ts";
import { byName as reasons } from "./paraglide/by-name/proof_refusal.ts";
import { m } from "./paraglide/messages.js";

interface Notice {
  title: string;
  message: string;
}

type Reader = { gender: Gender | null; language: Language };

/** The trainer's notice of an arriving proof. A lock screen shows no amount. */
export const arrivedNotice = ({ name }: { name: string }, language: Language): Notice => ({
  title: m.proof_notice_title({ name }, { locale: language }),
  message: m.proof_notice_text({}, { locale: language }),
});

/** The trainee's notice of an accepted proof. */
export const acceptedNotice = ({ language }: Reader): Notice => ({
  title: m.proof_notice_accepted_title({}, { locale: language }),
  message: m.proof_notice_accepted_text({}, { locale: language }),
});

/** The trainee's notice of a refused one, with its reason. */
export function refusedNotice(
  { reason, words }: { reason: ProofRefusal; words: string | null },
  { language, gender }: Reader,
): Notice {
  const locale = { locale: language };
  const said =
    reason === "other" ? (words ?? "") : reasons[reason]({ gender: gender ?? "other" }, locale);
  return {
    title: m.proof_notice_refused_title({}, locale),
    message: [said, ...(words && reason !== "other" ? [words] : [])].join("\n"),
  };
}
