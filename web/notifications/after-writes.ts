/**
 * Delays queries until earlier writes end. An answer that overtook a write would show the list without it, and remove
 * a row for a moment.
 */
export function afterWrites() {
  const onTheirWay = new Set<Promise<unknown>>();
  return {
    write<Answer>(request: Promise<Answer>): Promise<Answer> {
      onTheirWay.add(request);
      const through = () => onTheirWay.delete(request);
      request.then(through, through);
      return request;
    },
    async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
      // Another write may have started: an undo after a deletion.
      while (onTheirWay.size > 0) await Promise.allSettled(onTheirWay);
      return question();
    },
  };
}
