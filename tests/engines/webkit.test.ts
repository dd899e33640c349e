import { webkit } from "./drivers/webkit.ts";
import { tellStories } from "./stories.ts";

tellStories(webkit);
