import { useRef, useState } from "react";

type Keeping = "idle" | "pending" | "kept" | "failed";

/**
 * A choice that is saved as it is made, and drawn at once. Several are sent one after the other, so
 * that the newest stays; after a failure what is stored is shown again.
 */
export function useChoice<Value>(stored: Value, save: (value: Value) => Promise<void>) {
  const [chosen, setChosen] = useState<{ value: Value }>();
  const [keeping, setKeeping] = useState<Keeping>("idle");
  const [failure, setFailure] = useState<{ value: Value; error: unknown }>();
  const order = useRef({ last: Promise.resolve(), waiting: 0 });

  const choose = (value: Value) => {
    const queue = order.current;
    queue.waiting += 1;
    setChosen({ value });
    setKeeping("pending");
    setFailure(undefined);
    queue.last = queue.last.then(async () => {
      try {
        await save(value);
        setKeeping("kept");
      } catch (error) {
        setFailure({ value, error });
        setKeeping("failed");
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) setChosen(undefined);
      }
    });
  };
  return {
    value: chosen ? chosen.value : stored,
    keeping,
    error: failure?.error,
    choose,
    chooseAgain: () => failure && choose(failure.value),
  };
}
