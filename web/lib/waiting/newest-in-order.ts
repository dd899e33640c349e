/** What takes longer gets no answer, and must not hold up what was chosen after it. */
const patienceMs = 20_000;

type Work = (signal: AbortSignal) => Promise<unknown>;
type Ended = (failure?: { error: unknown }) => void;

/**
 * Does one piece of work after the other; of those that wait, only the newest. How one ended is told
 * unless another was asked for meanwhile.
 */
export function newestInOrder(): (work: Work, ended: Ended) => void {
  let last = Promise.resolve();
  let newest: symbol;
  return (work, ended) => {
    const own = Symbol();
    newest = own;
    last = last.then(async () => {
      if (newest !== own) return;
      let failure: { error: unknown } | undefined;
      try {
        await work(AbortSignal.timeout(patienceMs));
      } catch (error) {
        failure = { error };
      }
      if (newest === own) ended(failure);
    });
  };
}
