import { expect, it } from "vitest";
import { addDays } from "../../../../../domain/calendar.ts";
import { weekQuery, weekSource } from "../../../../../web/admin/schedule/queries.ts";
import { queryClient } from "../../../../../web/lib/session/query-client.ts";
import { exercise, week } from "./a-week.ts";

it("a written week is counted in the cached next one, which can then copy it", () => {
  const written = week({ exercises: [exercise("a"), exercise("b")], meals: [] });
  const { traineeId: id, weekStart } = written;
  const next = { id, weekStart: addDays(weekStart, 7) };
  const source = weekSource({ id, weekStart });
  source.keep(written);
  expect(queryClient.getQueryData(weekQuery(next).queryKey)).toBeUndefined();

  queryClient.setQueryData(weekQuery(next).queryKey, week({ ...next, previous: null }));
  source.keep(written);
  expect(queryClient.getQueryData(weekQuery(next).queryKey)).toMatchObject({
    weekStart: next.weekStart,
    previous: { exercises: 2, meals: 0 },
  });
});
