import type { Database } from "../../../worker/db/client.ts";
import { prepared } from "../../../worker/db/prepared.ts";

/** The function of worker/data that a statement is of. */
export interface Origin {
  /** `room/file.ts`, or `file.ts` of what stands at the root. */
  file: string;
  name: string;
}

type Exports = Record<string, unknown>;

const place = /\/worker\/data\/((?:\w+\/)?[\w-]+\.ts)/;

const modules = import.meta.glob<Exports>("../../../worker/data/**/*.ts", { eager: true });

/** What each file of worker/data offers. */
const offered = new Map(
  Object.entries(modules).map(([path, module]) => [place.exec(path)?.[1] ?? path, module]),
);

interface Frame {
  path: string;
  name: string;
}

/** The functions that are being run, the innermost first. */
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

/** What passes a statement on for somebody, as clients do that stand around another. */
const passing = new Set(["prepare", "bind"]);
const proof = /\/worker\/db\/client\.ts/;

/**
 * The nearest function of worker/data that is being run: within its file the exported one, if it is among them.
 * What stands at the root helps the rooms, and is told only where no room asked. The proof of a session is of
 * none.
 */
export function nearestOrigin(): Origin | undefined {
  const frames = framesNow();
  const asking = frames.find(({ path, name }) => /\/worker\//.test(path) && !passing.has(name));
  if (asking && proof.test(asking.path)) return undefined;
  const running = frames.flatMap(({ path, name }): Origin[] => {
    const file = place.exec(path)?.[1];
    return file === undefined || passing.has(name) ? [] : [{ file, name }];
  });
  const named = running.filter(({ name }) => name !== "");
  const nearest = named.find(({ file }) => file.includes("/")) ?? named[0];
  const isOffered = ({ file, name }: Origin) =>
    file === nearest?.file && name in (offered.get(file) ?? {});
  return named.find(isOffered) ?? nearest ?? running[0];
}

type Prepared = ReturnType<typeof prepared>;

const isPrepared = (value: unknown): value is Prepared =>
  typeof value === "function" && String(value) === String(prepared(() => null as never));

/** The statements that worker/data offers as such: whoever calls one is not whom it is of. */
export function offeredStatements(): Map<string, Origin> {
  const found = new Map<string, Origin>();
  const anything = new Proxy({}, { has: () => true, get: () => null });
  for (const [file, module] of offered) {
    for (const [name, value] of Object.entries(module)) {
      if (!isPrepared(value)) continue;
      const prepare = (sql: string) => void found.set(sql, { file, name });
      value({ $client: { prepare } } as unknown as Database, anything);
    }
  }
  return found;
}
