const dayMs = 86_400_000;
/** Number of days for which a copy is valid. */
const validDays = 180;

export const securityTxtPath = "/.well-known/security.txt";

/** The contact for reporting a vulnerability (RFC 9116): the operator of the deployment. */
export function securityTxt(
  email: string,
  { origin, now }: { origin: string; now: number },
): string {
  // In whole days, so that all responses are equal.
  const expires = (Math.floor(now / dayMs) + validDays) * dayMs;
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(expires).toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: ar, en",
    `Canonical: ${origin}${securityTxtPath}`,
  ];
  return `${lines.join("\n")}\n`;
}
