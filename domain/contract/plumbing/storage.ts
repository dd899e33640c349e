import { z } from "zod";
import { type Amount, type FileKind, fileKinds } from "../../plumbing/storage.ts";

const amount: z.ZodType<Amount> = z.object({
  count: z.number().int(),
  bytes: z.number().int(),
});

/** Storage use of the deployment. */
export const storageUse = z.object({
  /** Bytes of the database; null if unknown. */
  database: z.number().int().nullable(),
  /** The last count of files; null before the first. */
  files: z
    .object({
      /** UTC milliseconds. */
      countedAt: z.number().int(),
      amounts: z.object(
        Object.fromEntries(fileKinds.map((kind) => [kind, amount])) as Record<
          FileKind,
          typeof amount
        >,
      ),
    })
    .nullable(),
});
export type StorageUse = z.infer<typeof storageUse>;
