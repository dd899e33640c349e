/** Adds the counts of one step to the earlier ones. */
export const addCounts = <Counts extends Record<string, number>>(
  counts: Counts,
  added: Partial<Counts>,
): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count + (added[name] ?? 0)]),
  ) as Counts;
