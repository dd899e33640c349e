import { useState } from "react";
import { newestInOrder } from "./newest-in-order.ts";

type Keeping = "idle" | "pending" | "kept" | "failed";

/**
 * A choice that is drawn at once and saved immediately. Choices are sent one after the other, so the newest stays.
 * After a failure the stored one is shown again.
 * @param save sends a whole choice, until its signal aborts; a waiting choice is replaced by a newer one
 */
export function useChoice<Value>(
  stored: Value,
  save: (value: NonNullable<Value>, signal: AbortSignal) => Promise<unknown>,
  onFailure?: (error: unknown) => void,
) {
  const [chosen, setChosen] = useState<{ value: NonNullable<Value> }>();
  const [keeping, setKeeping] = useState<Keeping>("idle");
  const [failure, setFailure] = useState<{ value: NonNullable<Value>; error: unknown }>();
  const [inOrder] = useState(newestInOrder);

  const choose = (value: NonNullable<Value>) => {
    setChosen({ value });
    setKeeping("pending");
    setFailure(undefined);
    inOrder(
      (signal) => save(value, signal),
      (failed) => {
        setChosen(undefined);
        setKeeping(failed ? "failed" : "kept");
        if (!failed) return;
        setFailure({ value, error: failed.error });
        onFailure?.(failed.error);
      },
    );
  };
  return {
    value: chosen ? chosen.value : stored,
    keeping,
    error: failure?.error,
    choose,
    chooseAgain: () => failure && choose(failure.value),
  };
}
