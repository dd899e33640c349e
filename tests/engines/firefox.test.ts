import { firefox } from "./drivers/firefox.ts";
import { tellStories } from "./stories.ts";

tellStories(firefox);
