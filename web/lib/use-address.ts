import { useContext, useEffect, useRef } from "react";
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useHref,
  useLocation,
  useNavigation,
  useSearchParams,
} from "react-router";

/**
 * What the address asks for after its `?`, and what changes it. A change adds to one that is still on
 * its way: the router itself would start both from the address that is shown. While another screen is on its way
 * nothing changes: a search that was still to be asked for would bring this one back.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const here = useHref(useLocation().pathname);
  const { state } = useNavigation();
  // The router knows at once where it goes; a screen is told of it by a transition, which may wait.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const isLeft = () => {
    const { navigation, location } = router?.state ?? {};
    return (navigation?.location ?? location)?.pathname !== here;
  };
  const latest = useRef(params);
  useEffect(() => {
    if (state === "idle") latest.current = params;
  }, [params, state]);
  const change = (
    update: (current: URLSearchParams) => URLSearchParams,
    options: NavigateOptions,
  ) => {
    if (isLeft()) return;
    latest.current = update(latest.current);
    setParams(latest.current, options);
  };
  return { params, change };
}
