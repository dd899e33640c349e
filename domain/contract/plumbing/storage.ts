import { z } from "zod";
import { type Amount, type FileKind, fileKinds } from "../../plumbing/storage.ts";

const amount: z.ZodType<Amount> = z.object({
  count: z.number().int(),
  bytes: z.number().int(),
});

/** What the deployment holds. */
export const storageUse = z.object({
  /** Bytes of the database; null where it does not tell. */
  database: z.number().int().nullable(),
  /** The files as they were counted last; null before the first time. */
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
