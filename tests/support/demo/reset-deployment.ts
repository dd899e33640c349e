import { afterAll } from "vitest";
import { endBackground, resetDeployment } from "./workers.ts";

// Before the file itself is loaded, because some files read the database while loading.
resetDeployment();
afterAll(endBackground);
