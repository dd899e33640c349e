const pending = new Set<Promise<unknown>>();

/** Records work after an answer, so that no test file ends before it. */
export function noteBackground(work: Promise<unknown>): void {
  const ended = () => void pending.delete(work);
  pending.add(work);
  work.then(ended, ended);
}

export async function endBackground(): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending);
}
