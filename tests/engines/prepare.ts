import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildDemo, buildProduct } from "../../scripts/lib/build.ts";
import { prepareState } from "../../scripts/lib/sample-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A state folder with sample data, to be copied. */
    sampleState: string;
  }
}

/** Builds product and demo, and writes the sample data once for all tests. */
export default async function prepare({ provide }: TestProject): Promise<() => void> {
  await buildProduct();
  await buildDemo();
  const state = mkdtempSync(join(tmpdir(), "miran-engines-sample-"));
  const remove = () => rmSync(state, { recursive: true, force: true });
  try {
    await prepareState(state, { seed: { trainees: 2, weeks: 2 } });
  } catch (error) {
    remove();
    throw error;
  }
  provide("sampleState", state);
  return remove;
}
