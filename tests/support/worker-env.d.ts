/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from "cloudflare:test";
import type { MigrationHeader } from "../../scripts/lib/migration-header.ts";
import type { Env } from "../../worker/edge/cloudflare.ts";

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      MIGRATIONS: D1Migration[];
      /** The header of the newest migration. */
      NEWEST_HEADER: MigrationHeader;
      /** The starter library as JSON. */
      STARTER: string;
    }
    interface GlobalProps {
      mainModule: typeof import("../../worker/index.ts");
    }
  }
}

interface WorkerEnv extends Env {}
