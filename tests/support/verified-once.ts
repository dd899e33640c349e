import type { Passwords } from "../../worker/platform.ts";

type Verdict = Awaited<ReturnType<Passwords["verify"]>>;

const verdicts = new Map<string, Verdict>();

/** Checks each password once against each hash, because a check takes 0.1 s and most people of tests share one. */
export const verifiedOnce = ({ hash, verify }: Passwords): Passwords => ({
  hash,
  async verify(password, stored) {
    const key = `${password}\n${stored}`;
    const verdict = verdicts.get(key) ?? (await verify(password, stored));
    verdicts.set(key, verdict);
    return verdict;
  },
});
