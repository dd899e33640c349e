import { existsSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { chunkGroups, chunks, pathsOf } from "../../../scripts/lib/chunks.ts";
import { root } from "../../../scripts/lib/install.mjs";
import ar from "../../../web/messages/ar.json" with { type: "json" };

const compiled = ".wrangler/paraglide/";
const stored = chunks.flatMap(({ files = [], packages = [] }) => [
  ...files.filter((file) => !file.startsWith(compiled)),
  ...packages.map((path) => `node_modules/${path}`),
]);

it.each(stored)("%s exists for its chunk", (place) => {
  expect(existsSync(place)).toBe(true);
  if (place.endsWith("/")) expect(readdirSync(place)).not.toEqual([]);
});

it.each(chunks.flatMap(({ messages = [] }) => messages))("%s is a text of web/messages", (key) => {
  expect(Object.keys(ar)).toContain(key);
});

it("each module belongs to one chunk", () => {
  const places = chunks.flatMap(pathsOf);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

it.each([
  ["node_modules/react-dom/client.js", ["react"]],
  ["node_modules/react-dom-other/index.js", []],
  ["node_modules/hono/dist/client/client.js", ["shared"]],
  ["web/ui/button.tsx", ["controls"]],
  ["web/ui/icon-button.tsx", ["shared"]],
  ["web/frame/moving.tsx", ["shared"]],
  [".wrangler/paraglide/messages/weight_title.js", ["home"]],
  [".wrangler/paraglide/messages/weight_title_long.js", []],
  ["tests/web/ui/button.tsx", []],
])("the chunk of %s is found", (place, names) => {
  const found = chunkGroups.filter(({ test }) => test(`${root}/${place}`));
  expect(found.map(({ name }) => name)).toEqual(names);
});
