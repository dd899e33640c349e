import postcss from "postcss";
import type { Plugin } from "vite";

/**
 * Removes Tailwind's first values of variables for browsers without `@property`. All supported browsers have it.
 * With these values the home's page would exceed the first packets of a server.
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
