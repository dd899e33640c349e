import { m } from "../../../paraglide/messages.js";

/** What every trainer says, to begin with; the braces of the tokens are no words of a language. */
export const starterTexts = (): string[] => {
  const braces = { open: "{", close: "}" };
  return [
    m.reply_starter_praise(braces),
    m.reply_starter_missed(braces),
    m.reply_starter_weight(braces),
    m.reply_starter_week(braces),
    m.reply_starter_ask(braces),
  ];
};

/** As it is typed: who it is said to, and both forms of a word, which may be marked already. */
export const nameToken = () => `{${m.reply_token_name()}}`;
export function formsToken(word: string): string {
  const sample = `{${m.reply_token_masculine()}|${m.reply_token_feminine()}}`;
  if (word.trim() === "") return sample;
  // Forms hold no others.
  return /[{}|]/.test(word) ? `${word}${sample}` : `{${word}|${word}}`;
}
