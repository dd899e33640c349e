import { benchmarks } from "../tests/bench/benchmarks.ts";
import { faultsOf } from "../tests/bench/lib/report.ts";
import { setRunDistance } from "../tests/support/run-distance.ts";
import { Refusal, runCommand, warn } from "./lib/message.mjs";
import { readArguments, readDistance } from "./lib/options.mjs";

const known = benchmarks.map(({ name }) => name);
const usage = `usage: npm run bench -- NAME … [--record | --smallest] [--report=FILE] [--distance MS]
  NAME           one or more of: ${known.join(" ")}
                 all: every one of them, recorded
  --record       writes the named ones into docs/benchmarks.md, each measured in its own process
  --smallest     one round over the smallest data, without a limit on times
  --report=FILE  writes the results as JSON
  --distance MS  delays each call of D1, R2 or a Durable Object by MS milliseconds: times have no limit
                 then, and docs/benchmarks.md is not written`;

function readCommand(args: string[]) {
  const { values, names } = readArguments(
    args,
    {
      record: { type: "boolean" },
      smallest: { type: "boolean" },
      report: { type: "string" },
      distance: { type: "string" },
    },
    usage,
  );
  const unknown = names.find((name) => name !== "all" && !known.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`There is no benchmark "${unknown}".\n\n${usage}`, 2);
  const isAll = names.length === 0 || names.includes("all");
  const { smallest = false, report } = values;
  const distance = readDistance(values.distance, usage);
  const records = (isAll || values.record === true) && !smallest && distance === 0;
  return { smallest, report, distance, records, names: isAll ? known : names };
}

await runCommand(async () => {
  const { records, names, distance, smallest, report } = readCommand(process.argv.slice(2));
  setRunDistance(distance);
  // The runner imports files of the build, which may not exist yet.
  const { measureAll, prepare } = await import("../tests/bench/lib/runner.ts");
  await prepare(names);
  const outcomes = records
    ? await (await import("../tests/bench/lib/recorded-run.ts")).measureForPage(names)
    : await measureAll(names, { size: smallest ? "smallest" : "full", report });
  const faults = outcomes.flatMap((outcome) =>
    faultsOf(outcome).map((fault) => `${outcome.bench}: ${fault}`),
  );
  for (const fault of faults) warn(fault);
  process.exit(faults.length === 0 ? 0 : 1);
});
