import type { Database } from "../../../worker/db/client.ts";
import { prepared } from "../../../worker/db/prepared.ts";

/** The function of worker/data that makes a statement. */
export interface Origin {
  /** `room/file.ts`, or `file.ts` at the root. */
  file: string;
  name: string;
}

type Exports = Record<string, unknown>;

const dataPath = /\/worker\/data\/((?:[\w-]+\/)?[\w-]+\.ts)/;

const modules = import.meta.glob<Exports>("../../../worker/data/**/*.ts", { eager: true });

/** The exports of each file of worker/data. */
const exportsByFile = new Map(
  Object.entries(modules).map(([path, module]) => [dataPath.exec(path)?.[1] ?? path, module]),
);

interface Frame {
  path: string;
  name: string;
}

/** The functions of the present stack, innermost first. */
function framesNow(): Frame[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  Error.prepareStackTrace = (_, sites) =>
    sites.map((site) => ({ path: site.getFileName() ?? "", name: site.getFunctionName() ?? "" }));
  try {
    return new Error().stack as unknown as Frame[];
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  }
}

/** Functions that only forward a statement, as clients around another client do. */
const forwarding = new Set(["prepare", "bind"]);
const proof = /\/worker\/db\/client\.ts/;

/**
 * The nearest function of worker/data on the stack; within its file the exported one, if there is one. A
 * function at the root counts only without one of a room. Statements that prove a session have no origin.
 */
export function nearestOrigin(): Origin | undefined {
  const frames = framesNow();
  const asking = frames.find(({ path, name }) => /\/worker\//.test(path) && !forwarding.has(name));
  if (asking && proof.test(asking.path)) return undefined;
  const running = frames.flatMap(({ path, name }): Origin[] => {
    const file = dataPath.exec(path)?.[1];
    return file === undefined || forwarding.has(name) ? [] : [{ file, name }];
  });
  const named = running.filter(({ name }) => name !== "");
  const nearest = named.find(({ file }) => file.includes("/")) ?? named[0];
  const isExported = ({ file, name }: Origin) =>
    file === nearest?.file && name in (exportsByFile.get(file) ?? {});
  return named.find(isExported) ?? nearest ?? running[0];
}

type Prepared = ReturnType<typeof prepared>;

const isPrepared = (value: unknown): value is Prepared =>
  typeof value === "function" && String(value) === String(prepared(() => null as never));

/** Statements that worker/data exports as such, with their own origin instead of their caller's. */
export function offeredStatements(): Map<string, Origin> {
  const found = new Map<string, Origin>();
  const anything = new Proxy({}, { has: () => true, get: () => null });
  for (const [file, module] of exportsByFile) {
    for (const [name, value] of Object.entries(module)) {
      if (!isPrepared(value)) continue;
      const prepare = (sql: string) => void found.set(sql, { file, name });
      value({ $client: { prepare } } as unknown as Database, anything);
    }
  }
  return found;
}
