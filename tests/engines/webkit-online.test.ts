import { webkit } from "./drivers/webkit.ts";
import { tellOnline } from "./online.ts";

tellOnline(webkit);
