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

describe("an unknown method of an address", () => {
  it.each([
    ["GET", "/api/access/sign-in", "POST"],
    ["OPTIONS", "/api/access/sign-in", "POST"],
    ["DELETE", "/api/health", "GET, HEAD"],
    ["HEAD", "/api/access/refresh", "POST"],
  ])("is refused with the known ones: %s %s", async (method, path, allow) => {
    const answer = await call(path, { method });
    expect(answer.headers.get("allow")).toBe(allow);
    expect(answer.status).toBe(405);
    if (method !== "HEAD") expect(await problemOf(answer)).toEqual(notAllowed);
  });

  it("is refused inside the areas, for any id", async () => {
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
  ])("reveals nothing of an area to strangers: %s", async (path) => {
    for (const method of ["OPTIONS", "PUT"]) {
      const answer = await call(path, { method });
      expect(answer.headers.get("allow")).toBeNull();
      expect(await problemOf(answer)).toEqual({ status: 401, code: "unauthenticated" });
    }
    const other = path.startsWith("/api/admin") ? trainee : trainer;
    const answer = await call(path, { method: "OPTIONS", token: other.token });
    expect(await problemOf(answer)).toEqual({ status: 403, code: "forbidden" });
  });

  it("does not reveal addresses", async () => {
    for (const method of ["GET", "OPTIONS", "POST"]) {
      const answer = await call("/api/nothing", { method });
      expect(await problemOf(answer)).toEqual({ status: 404, code: "not_found" });
    }
  });
});
