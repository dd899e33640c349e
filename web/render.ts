/** What the build renders ahead; no browser loads this. */
export { renderPages } from "./access/render.tsx";
export { renderShells } from "./shells/render.tsx";
