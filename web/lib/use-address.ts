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
 * The address's query, and a function to change it. A change adds to a running one; the router would start both from
 * the present address. While another screen is loading nothing changes: a delayed search would bring this screen
 * back.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const here = useHref(useLocation().pathname);
  const { state } = useNavigation();
  // The router knows its destination at once; a screen learns it by a transition, which may wait.
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
