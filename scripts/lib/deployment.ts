import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { readSender } from "../../domain/plumbing/mail.ts";
import { transportScopes } from "../../domain/plumbing/transport-scope.ts";
import { isLocation, type Location, locations } from "../../worker/edge/location.ts";
import { root } from "./install.mjs";

type Route = string | { pattern: string; custom_domain?: boolean };

const configFile = join(root, "wrangler.toml");

/** The deployments of wrangler.toml: production, and staging for trials. */
export type Stage = "production" | "staging";

/** The operator's part of wrangler.toml for one deployment. */
export interface Deployment {
  stage: Stage;
  databaseId: string;
  /** Custom domains of the Worker, from `routes`. */
  hosts: string[];
  placement: string;
  vars: Record<string, string>;
}

export function readDeployment(stage: Stage): Deployment {
  const env = stage === "staging" ? stage : undefined;
  const config = unstable_readConfig({ config: configFile, env }, { hideWarnings: true });
  const { d1_databases, routes = [], placement, vars } = config;
  return {
    stage,
    databaseId:
      d1_databases.find(({ binding }: { binding: string }) => binding === "DB")?.database_id ?? "",
    hosts: routes.flatMap((route: Route) =>
      typeof route === "object" && "custom_domain" in route && route.custom_domain
        ? [route.pattern]
        : [],
    ),
    placement: placement && "region" in placement ? placement.region : "",
    vars: vars as Record<string, string>,
  };
}

/** wrangler's options for a deployment; the empty name of production avoids its question. */
export const stageArgs = (stage: Stage): string[] => [
  "--config",
  configFile,
  "--env",
  stage === "staging" ? stage : "",
];

/** Regions of a Worker near a database in each location. */
const regionsOf: Record<Location, RegExp> = {
  weur: /^(aws|gcp|azure):eu/,
  eeur: /^(aws|gcp|azure):eu/,
  enam: /^(aws|gcp|azure):(us|ca|north)/,
  wnam: /^(aws|gcp|azure):(us|ca|north)/,
  apac: /^(aws|gcp|azure):(ap|asia)/,
  oc: /^(aws|gcp|azure):(ap|au)/,
};

function isSender(text: string): boolean {
  try {
    return readSender(text).email !== "";
  } catch {
    return false;
  }
}

/** Faults that prevent a deployment, a sentence each: sample values and contradictions. */
export function faultsOf({ databaseId, hosts, placement, vars }: Deployment): string[] {
  const { APP_ORIGIN = "", TRAINER_EMAIL = "", MAIL_FROM = "", VAPID_SUBJECT = "" } = vars;
  const { LOCATION = "", HSTS = "host", OPERATOR_EMAIL = "", HEARTBEAT_URL = "" } = vars;
  const isSample = (value: string) => value === "" || /\bmiran\.example\b/.test(value);
  const faults: [wrong: boolean, advice: string][] = [
    [!/[^0-]/.test(databaseId), "database_id: put the id that `npx wrangler d1 create` prints"],
    [isSample(APP_ORIGIN), "APP_ORIGIN: put the public address of your deployment"],
    [
      !isSample(APP_ORIGIN) && !/^https:\/\/[^/]+$/.test(APP_ORIGIN),
      "APP_ORIGIN: begins with https:// and ends without a slash",
    ],
    [
      !isSample(APP_ORIGIN) && !hosts.includes(APP_ORIGIN.replace(/^https:\/\//, "")),
      "routes: one pattern must be the host of APP_ORIGIN",
    ],
    [isSample(TRAINER_EMAIL), "TRAINER_EMAIL: put the trainer's address"],
    [
      isSample(MAIL_FROM) || !isSender(MAIL_FROM),
      "MAIL_FROM: put `Name <address>` of your own domain",
    ],
    [isSample(VAPID_SUBJECT), "VAPID_SUBJECT: put `mailto:` and an address of yours"],
    [!isLocation(LOCATION), `LOCATION: choose one of ${locations.join(", ")}`],
    [
      isLocation(LOCATION) && !regionsOf[LOCATION].test(placement),
      `placement: choose a region near LOCATION, not "${placement}"`,
    ],
    [OPERATOR_EMAIL !== "" && !isSender(OPERATOR_EMAIL), "OPERATOR_EMAIL: put an address"],
    [
      HEARTBEAT_URL !== "" && !/^https:\/\/[^/]/.test(HEARTBEAT_URL),
      "HEARTBEAT_URL: put an address that begins with https://",
    ],
    [
      !transportScopes.some((scope) => scope === HSTS),
      `HSTS: choose one of ${transportScopes.join(", ")}`,
    ],
  ];
  return faults.filter(([wrong]) => wrong).map(([, advice]) => advice);
}
