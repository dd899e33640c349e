import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { traineeSorts } from "../../../../domain/attention/list.ts";
import { maxSearchLength, sortDirections } from "../../../../domain/list.ts";
import { accountStatuses } from "../../../../domain/trainee.ts";
import { traineeList } from "../../../../web/admin/trainees/list-state.ts";

const { read, write } = traineeList;
const plain = { search: "", sort: "joined", direction: "desc", page: 1 };
const stateAt = (address: string) => read(new URLSearchParams(address));

const anyState = fc.record({
  search: fc.string({ maxLength: maxSearchLength }),
  plan: fc.option(fc.string({ minLength: 1, maxLength: 64 }), { nil: undefined }),
  status: fc.option(fc.constantFrom(...accountStatuses), { nil: undefined }),
  sort: fc.constantFrom(...traineeSorts),
  direction: fc.constantFrom(...sortDirections),
  page: fc.integer({ min: 1, max: 100_000 }),
});

describe("the address of a list", () => {
  it("says what is searched, narrowed, sorted and turned to", () => {
    const address = "search=%25_'&plan=pro&status=inactive&sort=name&direction=asc&page=2";
    expect(stateAt(address)).toEqual({
      search: "%_'",
      plan: "pro",
      status: "inactive",
      sort: "name",
      direction: "asc",
      page: 2,
    });
  });

  it("says nothing where the list stands as it begins", () => {
    expect(stateAt("")).toEqual(plain);
    expect(write(stateAt("")).toString()).toBe("");
  });

  it.each([
    "sort=password_hash",
    "direction=sideways",
    "status=deleted",
    "plan=",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=x",
    "page=100001",
    "unknown=1",
  ])("is passed over where it means nothing: %s", (address) => {
    expect(stateAt(address)).toEqual(plain);
  });

  it("cuts a search that is too long", () => {
    expect(stateAt(`search=${"س".repeat(500)}`).search).toBe("س".repeat(maxSearchLength));
  });

  it("keeps a sort with its direction, though one of them is the usual", () => {
    expect(write(stateAt("sort=weight")).toString()).toBe("sort=weight&direction=desc");
    expect(write(stateAt("direction=asc")).toString()).toBe("sort=joined&direction=asc");
  });

  it("leads back to the same list", () => {
    fc.assert(fc.property(anyState, (state) => void expect(read(write(state))).toEqual(state)));
  });
});
