import { benchmarks } from "../tests/bench/benchmarks.ts";
import { faultsOf } from "../tests/bench/lib/report.ts";
import { Refusal, runCommand, warn } from "./lib/message.mjs";
import { readOptions } from "./lib/options.mjs";

const known = benchmarks.map(({ name }) => name);
const usage = `usage: npm run bench -- NAME … [--smallest] [--report=FILE]
  NAME           one or more of: ${known.join(" ")}
                 all: every one of them, each in a process of its own; writes docs/benchmarks.md
  --smallest     one round over the least data, of which no time is judged
  --report=FILE  writes what was measured as JSON`;

function readArguments(args: string[]) {
  const names = args.filter((each) => !each.startsWith("--"));
  const options = args.filter((each) => each.startsWith("--"));
  const given = readOptions(
    options,
    { smallest: { type: "boolean" }, report: { type: "string" } },
    usage,
  );
  const unknown = names.find((name) => name !== "all" && !known.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`There is no benchmark "${unknown}".\n\n${usage}`, 2);
  const isAll = names.length === 0 || names.includes("all");
  return { ...given, isAll, names: isAll ? known : names };
}

await runCommand(async () => {
  const { isAll, names, smallest = false, report } = readArguments(process.argv.slice(2));
  // What they are made of is there only once the product is built.
  const { measureAll, prepare } = await import("../tests/bench/lib/runner.ts");
  await prepare(names);
  const outcomes =
    isAll && !smallest
      ? await (await import("../tests/bench/lib/whole-run.ts")).measureWhole(names)
      : await measureAll(names, { size: smallest ? "smallest" : "full", report });
  const faults = outcomes.flatMap((outcome) =>
    faultsOf(outcome).map((fault) => `${outcome.bench}: ${fault}`),
  );
  for (const fault of faults) warn(fault);
  process.exit(faults.length === 0 ? 0 : 1);
});
