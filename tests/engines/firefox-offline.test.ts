import { firefox } from "./drivers/firefox.ts";
import { tellOffline } from "./offline.ts";

tellOffline(firefox);
