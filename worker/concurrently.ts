/** As many calls as Cloudflare has on their way at once: any more wait in line. */
const maxAtOnce = 6;

/**
 * Acts on values in their order, some at a time. What was begun is waited for even where one of them fails: behind
 * the answer nothing is under way.
 * @param goesOn asked before each but the first
 * @returns what came of those that were begun, which are the first of the values
 * @throws what the first of them threw that failed
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
