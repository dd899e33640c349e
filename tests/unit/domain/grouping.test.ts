import fc from "fast-check";
import { expect, it } from "vitest";
import { groupedBy } from "../../../domain/grouping.ts";

it("groupedBy groups like Map.groupBy, which older phones lack", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.nat(), key: fc.nat({ max: 3 }) })), (list) => {
      const known = [...Map.groupBy(list, ({ key }) => key)];
      expect([...groupedBy(list, ({ key }) => key)]).toEqual(known);
    }),
  );
});
