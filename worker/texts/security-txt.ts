const dayMs = 86_400_000;
/** How long a copy of it may be relied on. */
const validDays = 180;

/** Where it stands. */
export const securityTxtPath = "/.well-known/security.txt";

/** Whom to tell of a weakness (RFC 9116): who runs the deployment. */
export function securityTxt(
  email: string,
  { origin, now }: { origin: string; now: number },
): string {
  // By whole days, so that everybody reads the same.
  const expires = (Math.floor(now / dayMs) + validDays) * dayMs;
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(expires).toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: ar, en",
    `Canonical: ${origin}${securityTxtPath}`,
  ];
  return `${lines.join("\n")}\n`;
}
