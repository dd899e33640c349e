import { type MutationKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { refusalText } from "./define-write.ts";
import { isFault } from "./follow-writes.ts";
import { tellAside } from "./tell-aside.ts";
import { tellRefusal } from "./tell-refusal.ts";

interface Outcomes<Write> {
  onStored?: (write: Write) => void;
  /** @param stays whether the write stays on this device for a retry */
  onRefused?: (write: Write, stays: boolean) => void;
  /** The text of a refusal; the kind's by default. */
  failed?: () => string;
}

/**
 * Sends writes of a kind (`defineWrite`). Screens never wait for the network, and a refusal is shown wherever the person
 * is by then.
 */
export function useWrite<Write extends { id: string }>(
  key: MutationKey,
  { onStored, onRefused, failed }: Outcomes<Write> = {},
): (write: Write) => void {
  const client = useQueryClient();
  return useMutation<unknown, Error, Write>({
    mutationKey: key,
    onSuccess: async (...stored) => {
      await client.getMutationDefaults(key).onSuccess?.(...stored);
      onStored?.(stored[1]);
    },
    onError: (error, write) => {
      const stays = isFault(error);
      onRefused?.(write, stays);
      const text = failed?.() ?? refusalText(client, key);
      if (stays) tellAside(client, { key, variables: write }, text);
      else void tellRefusal(error, text);
    },
  }).mutate;
}
