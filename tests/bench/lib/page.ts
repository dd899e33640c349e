import type { JudgedFigure, Outcome } from "./bench-run.ts";
import type { Noise } from "./control.ts";
import { amountOf, format } from "./report.ts";

/** The circumstances of a measurement. */
export interface Conditions {
  commit: string;
  /** Files of the product differed from that commit. */
  changed: boolean;
  date: string;
  cores: number;
  node: string;
  workerd: string;
}

/** The figures of a benchmark, its conditions, and the noise of the machine before and after it. */
export interface MeasuredOutcome extends Outcome {
  conditions: Conditions;
  before: Noise;
  after: Noise;
}

interface Described {
  name: string;
  measures: string;
}

const intro = `# Benchmarks

\`npm run bench -- NAME …\` runs the named benchmarks; each is described below. \`npm run bench -- all\` runs every
one, each in its own process, and writes this page. With \`--record\` only the named ones run, and their results
replace the older ones here. \`--smallest\` runs one round over the least data and judges no time:
\`npm test -- benches\` runs every benchmark so.

Machines differ, so most figures are ratios (×). The product and something bare are measured in turn, in one run and
process. A page's milliseconds are the fastest quarter of its readings, because other work on the processor only
adds to them. A figure above its limit fails the run; a figure without one is only reported.

The control is a fixed piece of work, timed before and after each benchmark: its median, and the range of nine in ten. If
the two differ, something else was running, and the figures are less certain.`;

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const amount = (value: number, unit: string) => amountOf(value, unit);

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map((_, at) => (at === 0 ? "---" : "---:"));
  return [heads, rule, ...rows].map(row).join("\n");
}

const notKept = "**no**";
const endedEarly = "**It did not come to its end:**";

const figureRow = ({ what, figure, unit, limit, kept }: JudgedFigure) => [
  what,
  amount(figure, unit),
  limit === undefined ? "" : amount(limit, unit),
  limit === undefined && kept ? "" : kept ? "yes" : notKept,
];

const noiseText = ({ median, low, high }: Noise) =>
  `${amount(median, "ms")} (${amount(low, "ms")} to ${amount(high, "ms")})`;

function conditionsText({ conditions, seconds, before, after }: MeasuredOutcome): string {
  const { commit, changed, date, cores, node, workerd } = conditions;
  return `Measured on ${date} at commit \`${commit}\`${changed ? ", with changes that were not committed" : ""}, on ${cores} cores, Node ${node}, workerd ${workerd}.
In ${format(Math.round(seconds))} s; control ${noiseText(before)} before, ${noiseText(after)} after.`;
}

const headOf = ({ name, measures }: Described) => `## ${name}\n\n${measures}`;

function measuredText(outcome: MeasuredOutcome): string {
  const { error, figures } = outcome;
  const found =
    error === undefined
      ? tableOf(["what", "figure", "limit", "kept"], figures.map(figureRow))
      : `${endedEarly} ${firstLine(error)}`;
  return `${found}\n\n${conditionsText(outcome)}`;
}

const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";

/** A benchmark's section of a page, without its description. */
function recordedIn(page: string, name: string): string | undefined {
  const section = page.split(/^## /m).find((each) => each.startsWith(`${name}\n`));
  return section?.split("\n\n").slice(2).join("\n\n").trim() || undefined;
}

/**
 * The text of docs/benchmarks.md: each benchmark with its description and its figures.
 * @param page - the present text; benchmarks that were not measured keep their figures
 */
export function benchmarksPage(
  described: readonly Described[],
  page = "",
  outcomes: readonly MeasuredOutcome[] = [],
): string {
  const found = described.map(({ name }) => {
    const outcome = outcomes.find(({ bench }) => bench === name);
    return outcome ? measuredText(outcome) : recordedIn(page, name);
  });
  const isFaulty = (text = "") => text.includes(notKept) || text.includes(endedEarly);
  const faulty = described.filter((_, at) => isFaulty(found[at])).map(({ name }) => name);
  const summary =
    faulty.length === 0
      ? "No figure is above its limit."
      : `Above a limit, or ended early: ${faulty.join(", ")}.`;
  const sections = described.map(
    (each, at) => `${headOf(each)}\n\n${found[at] ?? "Not measured yet."}`,
  );
  return `${[intro, summary, ...sections].join("\n\n")}\n`;
}
