import { describe, expect, it } from "vitest";
import { isWeighed, kindOf } from "../../../../../domain/libraries/movement/kinds.ts";
import { muscleData, readMovement } from "../../../../support/movements.ts";

const ids = Object.keys(muscleData);

/** The equipment that a drawing holds, where its gear tells it. */
function heldIn(id: string): string | undefined {
  const { gear } = readMovement(id);
  if (gear.some((each) => "dumbbells" in each)) return "dumbbell";
  if (gear.some((each) => "kettlebell" in each)) return "kettlebell";
  const pulled = gear.some((each) => "line" in each || "fork" in each || "sled" in each);
  if (!pulled && gear.some((each) => "bar" in each && each.plates > 3)) return "barbell";
  return gear.length === 0 ? "body" : undefined;
}

describe("the kind of a movement", () => {
  it.each(ids.filter((id) => !id.startsWith("cardio")))("is known, as it is drawn: %s", (id) => {
    const kind = kindOf(id);
    expect(kind?.pattern).toMatch(/^[a-z-]+$/);
    expect(kind?.equipment).toBe(heldIn(id) ?? kind?.equipment);
  });

  it("is unknown without a movement", () => {
    expect(kindOf(null)).toBeUndefined();
    expect(kindOf("constructor")).toBeUndefined();
  });

  it("asks for kilograms where there is gear that counts them", () => {
    const gear = ["barbell", "dumbbell", "kettlebell", "machine", "cable"] as const;
    expect(gear.every(isWeighed)).toBe(true);
    expect([isWeighed("body"), isWeighed("band"), isWeighed(undefined)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
