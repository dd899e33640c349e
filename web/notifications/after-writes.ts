/**
 * Has questions wait for the writes made before them: an answer that overtook one would show the list without
 * it, and take away a row, with its open menu, that comes back a moment later.
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
      // One that is through may be followed by another: a deletion by its being taken back.
      while (onTheirWay.size > 0) await Promise.allSettled(onTheirWay);
      return question();
    },
  };
}
