/** The segments of an address; `:name` matches any segment. */
type Steps = readonly string[];

export const stepsOf = (path: string): string[] =>
  path
    .split("/")
    .filter((step) => step !== "")
    .map((step) => step.replace(/^\{(\w+)\}$/, ":$1"));

const isId = (step: string): boolean => step.startsWith(":");

/** Whether a path is an address or below it, as `worker/routes/http/lazy-app.ts` decides. */
const isAbove = (address: Steps, path: Steps): boolean =>
  address.every((step, index) => (isId(step) ? path[index] !== undefined : step === path[index]));

/** A path without the ids at its end. */
function withoutLastIds(path: Steps): Steps {
  const lastName = path.findLastIndex((step) => !isId(step));
  return lastName < 0 ? path : path.slice(0, lastName + 1);
}

/**
 * The addresses of each module: its paths without the ids at their end. A path below another one of its module
 * needs no address, unless another module has one between them.
 */
export function addressesOf(modules: readonly (readonly Steps[])[]): string[][] {
  const addresses = modules.map((paths) => paths.map(withoutLastIds));
  return addresses.map((own) => {
    const foreign = addresses.filter((each) => each !== own).flat();
    const isCovered = (address: Steps) =>
      own.some(
        (upper) =>
          upper.length < address.length &&
          isAbove(upper, address) &&
          !foreign.some((other) => other.length > upper.length && isAbove(other, address)),
      );
    const needed = own.filter((address) => !isCovered(address));
    return [...new Set(needed.map((address) => `/${address.join("/")}`))];
  });
}
