import { ScrollRestoration } from "react-router";

/** Keeps how far down each screen was, by its address: the first entries of all documents have one key. */
export const ScrollMemory = () => <ScrollRestoration getKey={({ pathname }) => pathname} />;
