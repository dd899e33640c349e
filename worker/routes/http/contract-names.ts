/// <reference types="vite/types/importMeta.d.ts" />
import { zodToOpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";

const modules = import.meta.glob<object>("./**/*.ts", {
  base: "../../../domain/contract",
  eager: true,
});

/** The name of a contract in the description: that of its type. */
const describedName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether a contract is described by name: objects are, single values are inlined. */
const hasProperties = (contract: unknown): contract is z.ZodType =>
  contract instanceof z.ZodObject ||
  contract instanceof z.ZodUnion ||
  contract instanceof z.ZodIntersection;

/** Registers the contracts' names here, because phones load the contracts, too. */
export function nameContracts(): void {
  for (const [name, contract] of Object.values(modules).flatMap((each) => Object.entries(each))) {
    if (!hasProperties(contract)) continue;
    zodToOpenAPIRegistry.add(contract, { _internal: { refId: describedName(name) } });
  }
}
