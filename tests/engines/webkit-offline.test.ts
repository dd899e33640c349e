import { webkit } from "./drivers/webkit.ts";
import { tellOffline } from "./offline.ts";

tellOffline(webkit);
