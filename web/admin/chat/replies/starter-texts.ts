import { m } from "../../../paraglide/messages.js";

/** Suggested replies. The braces of tokens are parameters, as they are not translated. */
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

/** Suggested texts of Ramadan, from its first day to Eid. They presume of nobody that they fast. */
export const ramadanTexts = (): string[] => {
  const braces = { open: "{", close: "}" };
  return [
    m.reply_ramadan_begin(braces),
    m.reply_ramadan_lighter(braces),
    m.reply_ramadan_suhoor(braces),
    m.reply_ramadan_middle(braces),
    m.reply_ramadan_last_nights(braces),
    m.reply_ramadan_eid(braces),
  ];
};

/** The token of the addressee's name. */
export const nameToken = () => `{${m.reply_token_name()}}`;
export function formsToken(word: string): string {
  const sample = `{${m.reply_token_masculine()}|${m.reply_token_feminine()}}`;
  if (word.trim() === "") return sample;
  // Forms contain no braces.
  return /[{}|]/.test(word) ? `${word}${sample}` : `{${word}|${word}}`;
}
