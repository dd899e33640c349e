import { describe, expect, it } from "vitest";
import { type Deployment, faultsOf, readDeployment } from "../../../scripts/lib/deployment.ts";

const own: Deployment = {
  stage: "production",
  databaseId: "5f0c7d1e-8a52-4a55-9d5b-2f9c1f0a7b11",
  hosts: ["coach.test"],
  placement: "aws:eu-central-1",
  vars: {
    APP_ORIGIN: "https://coach.test",
    TRAINER_EMAIL: "trainer@coach.test",
    MAIL_FROM: "Coach <no-reply@coach.test>",
    VAPID_SUBJECT: "mailto:trainer@coach.test",
    LOCATION: "eeur",
  },
};

const withVars = (vars: Record<string, string>) => ({ ...own, vars: { ...own.vars, ...vars } });

const namesOf = (deployment: Deployment) =>
  faultsOf(deployment).map((fault) => fault.slice(0, fault.indexOf(":")));

describe("a deployment", () => {
  it("is made of values that are the operator's own", () => {
    expect(faultsOf(own)).toEqual([]);
  });

  it("is refused while a sample value of wrangler.toml stands", () => {
    expect(namesOf(readDeployment("production"))).toEqual([
      "database_id",
      "APP_ORIGIN",
      "TRAINER_EMAIL",
      "MAIL_FROM",
      "VAPID_SUBJECT",
    ]);
  });

  it.each([
    ["APP_ORIGIN", withVars({ APP_ORIGIN: "http://coach.test" })],
    ["APP_ORIGIN", withVars({ APP_ORIGIN: "https://coach.test/" })],
    ["MAIL_FROM", withVars({ MAIL_FROM: "Coach" })],
    ["routes", { ...own, hosts: ["other.test"] }],
    ["routes", { ...own, hosts: [] }],
    ["LOCATION", withVars({ LOCATION: "me" })],
    ["LOCATION", withVars({ LOCATION: "" })],
    ["placement", withVars({ LOCATION: "apac" })],
    ["placement", { ...own, placement: "" }],
    ["OPERATOR_EMAIL", withVars({ OPERATOR_EMAIL: "me" })],
    ["HEARTBEAT_URL", withVars({ HEARTBEAT_URL: "http://watch.test/1" })],
    ["HSTS", withVars({ HSTS: "all" })],
  ])("is refused with another %s", (name, deployment) => {
    expect(namesOf(deployment)).toContain(name);
  });
});
