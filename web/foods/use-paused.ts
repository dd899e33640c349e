import { useEffect, useState } from "react";

/** A value once it has rested for so long: what is typed asks nobody letter by letter. */
export function usePaused<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
