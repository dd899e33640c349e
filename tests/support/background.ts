const underWay = new Set<Promise<unknown>>();

/** Notes work that goes on after an answer, so that no test file ends in the middle of it. */
export function noteBackground(work: Promise<unknown>): void {
  const ended = () => void underWay.delete(work);
  underWay.add(work);
  work.then(ended, ended);
}

export async function endBackground(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
