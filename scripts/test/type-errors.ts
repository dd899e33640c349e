const maxShown = 30;
const finding = /^(.+?)\(\d+,\d+\): error (TS\d+): /;

/** An error of the compiler, with the lines that explain it. */
interface TypeError {
  path: string;
  code: string;
  lines: string[];
}

function readErrors(output: string): TypeError[] {
  const errors: TypeError[] = [];
  for (const line of output.split("\n").filter(Boolean)) {
    const found = finding.exec(line);
    if (found?.[1] && found[2]) errors.push({ path: found[1], code: found[2], lines: [line] });
    else if (errors.length > 0) errors.at(-1)?.lines.push(line);
    else errors.push({ path: "", code: "", lines: [line] });
  }
  return errors;
}

/**
 * What the compiler says, for who has to read it: errors in changed files first, and of very many only the first.
 * @param changed paths of files, from the root of the repository
 */
export function orderTypeErrors(output: string, changed: readonly string[]): string {
  const errors = readErrors(output);
  if (errors.length === 0) return "The compiler ended without a word: perhaps it was killed.\n";
  const own = errors.filter(({ path }) => changed.includes(path));
  const sorted = [...own, ...errors.filter((error) => !own.includes(error))];
  const lines = sorted.slice(0, maxShown).flatMap((error) => error.lines);
  const rest = Object.entries(Object.groupBy(sorted.slice(maxShown), ({ code }) => code)).map(
    ([code, same = []]) => `${same.length} × ${code}`,
  );
  if (rest.length > 0) lines.push(`… and more: ${rest.join(", ")}`);
  return `${lines.join("\n")}\n`;
}
