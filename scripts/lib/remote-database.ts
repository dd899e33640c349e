import { type Stage, stageArgs } from "./deployment.ts";
import { Refusal } from "./message.mjs";
import { runTool, tools } from "./run-tool.ts";

async function execute(sql: string, stage: Stage): Promise<string> {
  const command = ["d1", "execute", "DB", "--remote", "--yes", "--json", "--command", sql];
  const { ok, output } = await runTool([tools.wrangler, ...command, ...stageArgs(stage)]);
  if (!ok) throw new Refusal(`${output}\nThe deployed database could not be reached.`);
  return output;
}

/** The rows of each statement of an SQL text in the deployed database. */
export async function queryRemotely<Row>(
  sql: string,
  stage: Stage = "production",
): Promise<Row[][]> {
  const output = await execute(sql, stage);
  const results = JSON.parse(output.slice(output.indexOf("["))) as { results: Row[] }[];
  return results.map((each) => each.results);
}
