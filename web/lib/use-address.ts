import { useEffect, useRef } from "react";
import { type NavigateOptions, useNavigation, useSearchParams } from "react-router";

/**
 * What the address asks for after its `?`, and what changes it. A change adds to one that is still on
 * its way: the router itself would start both from the address that is shown.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useNavigation();
  const latest = useRef(params);
  useEffect(() => {
    if (state === "idle") latest.current = params;
  }, [params, state]);
  const change = (
    update: (current: URLSearchParams) => URLSearchParams,
    options: NavigateOptions,
  ) => {
    latest.current = update(latest.current);
    setParams(latest.current, options);
  };
  return { params, change };
}
