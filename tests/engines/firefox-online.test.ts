import { firefox } from "./drivers/firefox.ts";
import { tellOnline } from "./online.ts";

tellOnline(firefox);
