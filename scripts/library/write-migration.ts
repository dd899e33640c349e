import { writeFileSync } from "node:fs";
import { runCommand, say } from "../lib/message.mjs";
import { migration, migrationFile } from "./migration.ts";

await runCommand(async () => {
  writeFileSync(migrationFile, migration);
  say(`${migrationFile}: ${Math.round(Buffer.byteLength(migration) / 1000)} kB`);
});
