const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?\d*|[\w.]+|->>?|\|\||[<>=!]+|\S/g;

/** First words of clauses; each begins a line in a whole statement. */
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
/** Words after which a clause's first word begins no line: `delete from`, `is distinct from`. */
const continues: Record<string, string[]> = { from: ["delete", "distinct"] };
const opensStatement = /^(?:select|with|values)$/i;

const maxWidth = 110;

interface Word {
  text: string;
  /** Whether space separates it from the one before. */
  isSeparate: boolean;
}

interface Line {
  depth: number;
  words: Word[];
}

/** The statement with lists of values in one form, independent of their length. */
export function withEvenLists(sql: string): string {
  return sql
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\bin \((\?\d*)(?:, ?\?\d*)*\)/gi, "in ($1, …)")
    .replace(/\bvalues (\([^()]*\))(?:, ?\([^()]*\))+/gi, "values $1, …");
}

/** The statement with a line for each clause, and inner statements indented. */
export function formatSql(sql: string): string {
  const words = wordsOf(sql);
  const lines: Line[] = [{ depth: 0, words: [] }];
  /** Whether each open bracket contains a statement. */
  const open: boolean[] = [];
  const depth = () => open.filter(Boolean).length;
  const isWhole = () => open.at(-1) ?? true;
  const line = () => lines.at(-1) as Line;
  const begin = () => {
    if (line().words.length === 0) lines.pop();
    lines.push({ depth: depth(), words: [] });
  };
  const word = (index: number) => words[index]?.text.toLowerCase() ?? "";
  const beginsClause = (index: number) =>
    clauses.some((names) => names.every((name, at) => word(index + at) === name)) &&
    !(word(index) === "join" && ["left", "inner", "cross"].includes(word(index - 1))) &&
    !continues[word(index)]?.includes(word(index - 1));
  /** Whether a comma separates tables of `with a as (…), b as (…)`. */
  const separatesTables = (index: number) =>
    word(index) === "," && isWhole() && word(index - 1) === ")" && line().words.length === 1;

  for (const [index, { text, isSeparate }] of words.entries()) {
    if (text === ")") {
      if (open.pop()) begin();
    } else if (isWhole() && beginsClause(index)) begin();
    const ends = separatesTables(index);
    line().words.push({ text, isSeparate: isSeparate && line().words.length > 0 });
    if (text === "(") {
      open.push(opensStatement.test(word(index + 1)));
      if (open.at(-1)) begin();
    }
    if (ends) begin();
  }
  return lines.flatMap(wrapped).join("\n");
}

function wordsOf(sql: string): Word[] {
  let end = 0;
  return Array.from(sql.matchAll(token), (found) => {
    const isSeparate = found.index > end;
    end = found.index + found[0].length;
    return { text: found[0], isSeparate };
  });
}

/** The lines of a line, with continuations of a long one indented. */
function wrapped({ depth, words }: Line): string[] {
  const indent = "  ".repeat(depth);
  const lines: string[] = [];
  let current = indent;
  let isEmpty = true;
  for (const { text, isSeparate } of words) {
    if (!isEmpty && isSeparate && current.length + 1 + text.length > maxWidth) {
      lines.push(current);
      current = `${indent}    `;
      isEmpty = true;
    }
    current += isSeparate && !isEmpty ? ` ${text}` : text;
    isEmpty = false;
  }
  return [...lines, current];
}
