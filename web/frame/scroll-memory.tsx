import { ScrollRestoration } from "react-router";

/**
 * Stores each screen's scroll position by its address, as the first entries of all documents share a key. Of the query
 * only an opened form counts: it is a page of its own.
 */
export const ScrollMemory = () => (
  <ScrollRestoration
    getKey={({ pathname, search }) => pathname + (search.match(/form=[^&]+/) ?? "")}
  />
);
