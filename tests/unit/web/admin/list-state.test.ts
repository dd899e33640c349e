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
  it("contains search, filters, sort and page", () => {
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

  it("is empty for the default state", () => {
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
  ])("ignores unknown values: %s", (address) => {
    expect(stateAt(address)).toEqual(plain);
  });

  it("limits the length of a search", () => {
    expect(stateAt(`search=${"س".repeat(500)}`).search).toBe("س".repeat(maxSearchLength));
  });

  it("names sort and direction together, even if one is the default", () => {
    expect(write(stateAt("sort=weight")).toString()).toBe("sort=weight&direction=desc");
    expect(write(stateAt("direction=asc")).toString()).toBe("sort=joined&direction=asc");
  });

  it("restores the same state", () => {
    fc.assert(fc.property(anyState, (state) => void expect(read(write(state))).toEqual(state)));
  });
});
