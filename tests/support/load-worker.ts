/// <reference types="vite/types/importMeta.d.ts" />

// The Worker loads its parts when they are asked for. Here that may take seconds, which belong to no test's time.
const parts = import.meta.glob(["../../worker/actions/**/*.ts", "../../worker/routes/**/*.ts"]);
await Promise.all(Object.values(parts).map((load) => load()));
