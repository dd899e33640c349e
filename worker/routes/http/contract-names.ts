/// <reference types="vite/types/importMeta.d.ts" />
import { zodToOpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";

const modules = import.meta.glob<object>("./**/*.ts", {
  base: "../../../domain/contract",
  eager: true,
});

/** What the description calls a contract: its name, as its type is called. */
const describedName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether a contract is described by name: what has properties is, a lone value stands in place. */
const hasProperties = (contract: unknown): contract is z.ZodType =>
  contract instanceof z.ZodObject ||
  contract instanceof z.ZodUnion ||
  contract instanceof z.ZodIntersection;

/** Gives every contract its name, in here and not in the contracts, which phones load too. */
export function nameContracts(): void {
  for (const [name, contract] of Object.values(modules).flatMap((each) => Object.entries(each))) {
    if (!hasProperties(contract)) continue;
    zodToOpenAPIRegistry.add(contract, { _internal: { refId: describedName(name) } });
  }
}
