import { beforeAll, describe, expect, it } from "vitest";
import { problemOf } from "../../support/access.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
beforeAll(async () => {
  trainee = await makeTrainee();
  trainer = await makeTrainer();
});

const notAllowed = { status: 405, code: "method_not_allowed" };

describe("a method that an address does not know", () => {
  it.each([
    ["GET", "/api/access/sign-in", "POST"],
    ["OPTIONS", "/api/access/sign-in", "POST"],
    ["DELETE", "/api/health", "GET, HEAD"],
    ["HEAD", "/api/access/refresh", "POST"],
  ])("is refused, and the others are named: %s %s", async (method, path, allow) => {
    const answer = await call(path, { method });
    expect(answer.headers.get("allow")).toBe(allow);
    expect(answer.status).toBe(405);
    if (method !== "HEAD") expect(await problemOf(answer)).toEqual(notAllowed);
  });

  it("is refused inside the areas, under every id", async () => {
    const { token } = trainer;
    const answer = await call("/api/admin/trainees/anybody", { method: "PUT", token });
    expect(await problemOf(answer)).toEqual(notAllowed);
    const own = await call("/api/trainee/home", { method: "DELETE", token: trainee.token });
    expect(own.headers.get("allow")).toBe("GET, HEAD");
  });

  it.each([
    ["/api/admin/trainees", "GET"],
    ["/api/trainee/home", "GET"],
    ["/api/trainee/nothing", "GET"],
  ])("tells strangers nothing of an area: %s", async (path) => {
    for (const method of ["OPTIONS", "PUT"]) {
      const answer = await call(path, { method });
      expect(answer.headers.get("allow")).toBeNull();
      expect(await problemOf(answer)).toEqual({ status: 401, code: "unauthenticated" });
    }
    const other = path.startsWith("/api/admin") ? trainee : trainer;
    const answer = await call(path, { method: "OPTIONS", token: other.token });
    expect(await problemOf(answer)).toEqual({ status: 403, code: "forbidden" });
  });

  it("makes no address out of one that is not there", async () => {
    for (const method of ["GET", "OPTIONS", "POST"]) {
      const answer = await call("/api/nothing", { method });
      expect(await problemOf(answer)).toEqual({ status: 404, code: "not_found" });
    }
  });
});
