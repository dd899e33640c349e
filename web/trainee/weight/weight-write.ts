import type { NewWeight } from "../../../domain/contract/body/weight.ts";

/** Takes a weight back; `id` is the write's own. */
interface WeightRemoval {
  id: string;
  removes: string;
}

/** One change of a trainee's weights: a record, or that one is taken back. */
export type WeightWrite = NewWeight | WeightRemoval;

export const isRemoval = (write: WeightWrite): write is WeightRemoval => "removes" in write;
