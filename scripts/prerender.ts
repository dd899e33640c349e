import { readFileSync } from "node:fs";
import { readTransportScope } from "../domain/plumbing/transport-scope.ts";
import { builtClient, builtConfig } from "./lib/build.ts";
import { prerender } from "./prerender/index.ts";
import { writeStarterFiles } from "./prerender/starter-files.ts";

const { vars } = JSON.parse(readFileSync(builtConfig, "utf8")) as { vars: { HSTS?: string } };
await prerender(builtClient, readTransportScope(vars.HSTS));
await writeStarterFiles(builtClient);
// The message compiler's project store would keep the process alive for half a minute.
process.exit(0);
