/** Maximum wait for an answer, so that later choices are not blocked. */
const patienceMs = 20_000;

type Work = (signal: AbortSignal) => Promise<unknown>;
type Ended = (failure?: { error: unknown }) => void;

/**
 * Runs work one after the other, and of waiting work only the newest. The result is reported unless newer work
 * waits.
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
