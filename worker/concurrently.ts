/** Cloudflare's maximum of simultaneous calls: further ones wait. */
const maxAtOnce = 6;

/**
 * Acts on values in order, some at a time. It waits for all begun calls even if one fails, so that none runs
 * after the response.
 * @param goesOn asked before each call except the first
 * @returns the results of the begun calls, which are those of the first values
 * @throws the error of the first failed one
 */
export async function concurrently<Value, Result>(
  values: readonly Value[],
  act: (value: Value) => Promise<Result>,
  goesOn: () => boolean = () => true,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  let begun = 0;
  const isNextDue = () =>
    begun < values.length && failures.length === 0 && (begun === 0 || goesOn());
  const actInTurn = async () => {
    while (isNextDue()) {
      const at = begun++;
      try {
        results[at] = await act(values[at] as Value);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, actInTurn));
  if (failures.length > 0) throw failures[0];
  return results;
}
