import type { NewWeight } from "../../../domain/contract/body/weight.ts";

/** Removes a weight; `id` is the write's. */
interface WeightRemoval {
  id: string;
  removes: string;
}

/** A change of a trainee's weights: a record or a removal. */
export type WeightWrite = NewWeight | WeightRemoval;

export const isRemoval = (write: WeightWrite): write is WeightRemoval => "removes" in write;
