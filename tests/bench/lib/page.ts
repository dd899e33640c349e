import type { JudgedFigure, Outcome } from "./bench-run.ts";
import type { Noise } from "./control.ts";
import { amountOf, faultsOf, format } from "./report.ts";

/** Where and when a whole run measured. */
export interface Conditions {
  commit: string;
  /** Files of the product differed from that commit. */
  changed: boolean;
  date: string;
  cores: number;
  node: string;
  workerd: string;
}

/** One benchmark of a whole run, and how the machine itself was before and after it. */
export interface MeasuredOutcome extends Outcome {
  before: Noise;
  after: Noise;
}

interface WholeRun {
  conditions: Conditions;
  /** Of the control, over the whole run. */
  noise: Noise;
  outcomes: readonly MeasuredOutcome[];
}

interface Described {
  name: string;
  measures: string;
}

const intro = `# Benchmarks

\`npm run bench -- NAME …\` measures one part of the product or several; each is described below under its name.
\`npm run bench -- all\` measures every one, each in a process of its own, and writes this page; nothing else
does, so that all its figures are of one commit and one machine. \`--smallest\` asks for one round over the least
data, of which no time is judged: \`npm test -- benches\` runs every benchmark so.

Machines differ, so most figures are ratios (×) to something bare that was measured in turn with the product, in
the same run and process. A figure above its limit fails the run; one without a limit is only told.`;

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const amount = (value: number, unit: string) => amountOf(value, unit);

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map((_, at) => (at === 0 ? "---" : "---:"));
  return [heads, rule, ...rows].map(row).join("\n");
}

const figureRow = ({ what, figure, unit, limit, kept }: JudgedFigure) => [
  what,
  amount(figure, unit),
  limit === undefined ? "" : amount(limit, unit),
  limit === undefined && kept ? "" : kept ? "yes" : "**no**",
];

const percent = (value: number, whole: number) => `${Math.round((100 * value) / whole)} %`;

function conditionsOf({ conditions, noise, outcomes }: WholeRun): string {
  const { commit, changed, date, cores, node, workerd } = conditions;
  const faulty = outcomes
    .filter((outcome) => faultsOf(outcome).length > 0)
    .map(({ bench }) => bench);
  return `Measured on ${date} at commit \`${commit}\`${changed ? ", with changes that were not committed" : ""}, on ${cores} cores, Node ${node}, workerd ${workerd}.
${faulty.length === 0 ? "Every limit was kept." : `Limits that were not kept: ${faulty.join(", ")}.`}

The machine's own noise: a fixed piece of work took ${amount(noise.median, "ms")} (median), nine times in ten between
${amount(noise.low, "ms")} and ${amount(noise.high, "ms")}. What it took before and after a benchmark stands with it, as a share of
that median: where the two differ, something else was running, and so do the figures.`;
}

function sectionOf({ name, measures }: Described, run: WholeRun | undefined): string {
  const head = `## ${name}\n\n${measures}`;
  const outcome = run?.outcomes.find(({ bench }) => bench === name);
  if (!run || !outcome) return `${head}\n\nNot measured yet.`;
  const { error, figures, seconds, before, after } = outcome;
  if (error !== undefined) return `${head}\n\n**It did not come to its end:** ${firstLine(error)}`;
  const control = [before, after].map(({ median }) => percent(median, run.noise.median));
  const table = tableOf(["what", "figure", "limit", "kept"], figures.map(figureRow));
  return `${head}\n\n${table}\n\nIn ${format(Math.round(seconds))} s; control ${control.join(" before, ")} after.`;
}

const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";

/** docs/benchmarks.md: what each benchmark measures, and what a whole run of them found. */
export function benchmarksPage(described: readonly Described[], run?: WholeRun): string {
  const sections = described.map((each) => sectionOf(each, run));
  return `${[intro, ...(run ? [conditionsOf(run)] : []), ...sections].join("\n\n")}\n`;
}
