import postcss from "postcss";
import type { Plugin } from "vite";

/**
 * Leaves out the first values of Tailwind's variables for browsers without `@property`: all that are supported have it,
 * an older one shows one sentence, and the home's page would be longer than what a server sends at once.
 */
export function leanStyle(): Plugin {
  return {
    name: "miran:lean-style",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?inline)?$/ },
      handler(code) {
        const style = postcss.parse(code);
        style.walkAtRules("layer", (layer) => {
          if (layer.params === "properties" && layer.nodes) layer.remove();
        });
        return style.toString();
      },
    },
  };
}
