import { newId } from "../../domain/id.ts";

/** The body of a request that registers or adds a trainee. */
export function makePerson<Overrides extends object = object>(
  overrides: Overrides = {} as Overrides,
) {
  const id = newId();
  return {
    id,
    name: "سلمى عودة",
    email: `${id}@example.com`,
    phone: "+970599123456",
    password: "Newcomer@2026",
    age: 30,
    gender: "female",
    bloodType: "O+",
    height: 165,
    weight: 80,
    targetWeight: 65,
    goals: ["weight_loss"],
    plan: "basic",
    timeZone: "Asia/Hebron",
    ...overrides,
  };
}
