/** One statement of an SQL file. */
export interface SqlStatement {
  text: string;
  /** Its first line, from 1. */
  line: number;
  /** Its words and signs without comments; names without quotes. */
  tokens: readonly string[];
  /** The same on one line in lower case, equal for statements that differ only in format. */
  normal: string;
}

const comment = /^(?:--|\/\*)/;
const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|[\w$\u0080-\uffff]+|\s+|[\s\S]/g;

const unquoted = (text: string) => (/^["`]/.test(text) ? text.slice(1, -1) : text);
const normalOf = (tokens: readonly string[]) =>
  tokens.map((each) => (each.startsWith("'") ? each : each.toLowerCase())).join(" ");

/** The statements of an SQL file; a trigger includes its body. */
export function statementsOf(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let tokens: string[] = [];
  let [begin, end, openCases, isOver] = [0, 0, 0, false];
  const close = () => {
    if (tokens.length > 0) {
      const line = sql.slice(0, begin).split("\n").length;
      statements.push({ text: sql.slice(begin, end), line, tokens, normal: normalOf(tokens) });
    }
    [tokens, openCases, isOver] = [[], 0, false];
  };
  for (const { 0: found, index } of sql.matchAll(token)) {
    if (comment.test(found) || /^\s/.test(found)) continue;
    if (tokens.length === 0) begin = index;
    end = index + found.length;
    if (found === ";") {
      if (!isTrigger(tokens) || isOver) close();
      else tokens.push(found);
      continue;
    }
    tokens.push(unquoted(found));
    if (/^case$/i.test(found)) openCases++;
    if (!/^end$/i.test(found)) continue;
    if (openCases > 0) openCases--;
    else isOver = true;
  }
  close();
  return statements;
}

export const isTrigger = (tokens: readonly string[]): boolean =>
  /^create (?:temp |temporary )?trigger\b/.test(normalOf(tokens.slice(0, 3)));

/** The normal form of one statement, for comparisons. */
export const normalForm = (sql: string): string => statementsOf(sql)[0]?.normal ?? "";
