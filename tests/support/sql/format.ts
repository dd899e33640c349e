const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?\d*|[\w.]+|->>?|\|\||[<>=!]+|\S/g;

/** What begins a line of its own where a whole statement stands, with the words that it is told by. */
const clauses = [
  ["select"],
  ["from"],
  ["where"],
  ["join"],
  ["left", "join"],
  ["inner", "join"],
  ["cross", "join"],
  ["group", "by"],
  ["having"],
  ["order", "by"],
  ["limit"],
  ["union"],
  ["except"],
  ["intersect"],
  ["on", "conflict"],
  ["set"],
  ["values"],
  ["returning"],
];
/** What goes on with the line before: `delete from`, `is distinct from`, `select … union` all. */
const goesOn: Record<string, string[]> = { from: ["delete", "distinct"] };
const opensStatement = /^(?:select|with|values)$/i;

const widest = 110;

interface Word {
  text: string;
  /** Whether anything stood between it and the one before. */
  apart: boolean;
}

interface Line {
  depth: number;
  words: Word[];
}

/** Lists of values have one form, however long they are. */
export function withEvenLists(sql: string): string {
  return sql
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\bin \((\?\d*)(?:, ?\?\d*)*\)/gi, "in ($1, …)")
    .replace(/\bvalues (\([^()]*\))(?:, ?\([^()]*\))+/gi, "values $1, …");
}

/** The same statement, a clause a line, and whole statements within it further in. */
export function formatSql(sql: string): string {
  const words = wordsOf(sql);
  const lines: Line[] = [{ depth: 0, words: [] }];
  /** Of each open bracket, whether a statement stands in it. */
  const open: boolean[] = [];
  const depth = () => open.filter(Boolean).length;
  const isWhole = () => open.at(-1) ?? true;
  const line = () => lines.at(-1) as Line;
  const begin = () => {
    if (line().words.length === 0) lines.pop();
    lines.push({ depth: depth(), words: [] });
  };
  const word = (nth: number) => words[nth]?.text.toLowerCase() ?? "";
  const beginsClause = (nth: number) =>
    clauses.some((names) => names.every((name, at) => word(nth + at) === name)) &&
    !(word(nth) === "join" && ["left", "inner", "cross"].includes(word(nth - 1))) &&
    !goesOn[word(nth)]?.includes(word(nth - 1));
  /** After the brackets of one of `with a as (…), b as (…)`. */
  const betweenTables = (nth: number) =>
    word(nth) === "," && isWhole() && word(nth - 1) === ")" && line().words.length === 1;

  for (const [nth, { text, apart }] of words.entries()) {
    if (text === ")") {
      if (open.pop()) begin();
    } else if (isWhole() && beginsClause(nth)) begin();
    const ends = betweenTables(nth);
    line().words.push({ text, apart: apart && line().words.length > 0 });
    if (text === "(") {
      open.push(opensStatement.test(word(nth + 1)));
      if (open.at(-1)) begin();
    }
    if (ends) begin();
  }
  return lines.flatMap(wrapped).join("\n");
}

function wordsOf(sql: string): Word[] {
  let end = 0;
  return Array.from(sql.matchAll(token), (found) => {
    const apart = found.index > end;
    end = found.index + found[0].length;
    return { text: found[0], apart };
  });
}

/** A line that is too long goes on further in. */
function wrapped({ depth, words }: Line): string[] {
  const indent = "  ".repeat(depth);
  const lines: string[] = [];
  let current = indent;
  let isEmpty = true;
  for (const { text, apart } of words) {
    if (!isEmpty && apart && current.length + 1 + text.length > widest) {
      lines.push(current);
      current = `${indent}    `;
      isEmpty = true;
    }
    current += apart && !isEmpty ? ` ${text}` : text;
    isEmpty = false;
  }
  return [...lines, current];
}
