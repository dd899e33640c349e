// Controls but tab and line ends; characters that turn the direction of what follows.
const unwanted = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;

/**
 * Whether a text can be stored and shown: whole Unicode (no lone surrogates), no control
 * characters but tab and line ends, no characters that turn the direction of what follows.
 */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !unwanted.test(text);
}
