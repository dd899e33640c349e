import { useEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * What the address asks for after its `?`, and what changes it. A change adds to one that is still on
 * its way: the router itself would start both from the address that is shown. While another screen is on its way
 * nothing changes: a search that was still to be asked for would bring this one back.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isLeft = location !== undefined && location.pathname !== pathname;
  const latest = useRef(params);
  useEffect(() => {
    if (state === "idle") latest.current = params;
  }, [params, state]);
  const change = (
    update: (current: URLSearchParams) => URLSearchParams,
    options: NavigateOptions,
  ) => {
    if (isLeft) return;
    latest.current = update(latest.current);
    setParams(latest.current, options);
  };
  return { params, change };
}
