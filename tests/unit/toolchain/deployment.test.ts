import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
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
  it("is accepted with the operator's own values", () => {
    expect(faultsOf(own)).toEqual([]);
  });

  it("is refused with a sample value of wrangler.toml", () => {
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
  ])("is refused with an invalid %s", (name, deployment) => {
    expect(namesOf(deployment)).toContain(name);
  });
});

/** The compared part. */
interface Configuration {
  name: string;
  d1_databases: { binding: string; database_name: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  durable_objects: { bindings: object[] };
  ratelimits: { name: string; namespace_id: string; simple: object }[];
  send_email: object[];
  vars: Record<string, string>;
  secrets: object;
  triggers: { crons: string[] };
  migrations: object[];
  observability: object;
  placement: object;
  routes: { pattern: string }[];
}

describe("staging", () => {
  const read = (env?: string): Configuration =>
    unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });
  const [production, staging] = [read(), read("staging")];

  it("is bound like production, to a separate database, buckets and counters", () => {
    const bindings = (config: Configuration) => ({
      databases: config.d1_databases.map(({ binding }) => binding),
      buckets: config.r2_buckets.map(({ binding }) => binding),
      objects: config.durable_objects.bindings,
      limits: config.ratelimits.map(({ name, simple }) => ({ name, simple })),
      mails: config.send_email,
      vars: Object.keys(config.vars),
      secrets: config.secrets,
      crons: config.triggers.crons,
      migrations: config.migrations,
      observability: config.observability,
      placement: config.placement,
    });
    expect(bindings(staging)).toEqual(bindings(production));
    const own = (config: Configuration) => [
      config.name,
      ...config.d1_databases.map(({ database_name }) => database_name),
      ...config.r2_buckets.map(({ bucket_name }) => bucket_name),
      ...config.ratelimits.map(({ namespace_id }) => namespace_id),
      ...config.routes.map(({ pattern }) => pattern),
    ];
    const shared = own(staging).filter((name) => own(production).includes(name));
    expect(shared).toEqual([]);
  });

  it("is refused with sample values, too", () => {
    expect(namesOf(readDeployment("staging"))).toEqual(namesOf(readDeployment("production")));
  });
});
