import { type MutationKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../ui/toast.tsx";
import { refusalText } from "./define-write.ts";
import { errorText } from "./error-text.ts";

interface Outcomes<Write> {
  onStored?: (write: Write) => void;
  onRefused?: (write: Write) => void;
  /** What is said of a refusal; without it what is said of its kind. */
  failed?: () => string;
}

/**
 * Sends waiting writes of a kind (`defineWrite`): nothing waits for the network, and a refusal is
 * told, wherever the person is by then.
 */
export function useWrite<Write>(
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
      onRefused?.(write);
      toast({ kind: "error", text: errorText(error, failed?.() ?? refusalText(client, key)) });
    },
  }).mutate;
}
