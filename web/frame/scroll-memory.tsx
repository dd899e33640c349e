import { ScrollRestoration } from "react-router";

/** Stores each screen's scroll position by its address, as the first entries of all documents share a key. */
export const ScrollMemory = () => <ScrollRestoration getKey={({ pathname }) => pathname} />;
