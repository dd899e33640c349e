import type { Identifier } from "@mdn/browser-compat-data";
import postcss, { type AnyNode, type AtRule, type Declaration } from "postcss";
import { css, lackedBy, partsOf, writtenAs } from "./compat.ts";

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = css;

/** A feature by how it is written. */
type Feature = [written: string, known: Identifier | undefined];

/** Functions and units of values, wherever one is described. */
const functions = new Map<string, Identifier>();
const units = new Map<string, Identifier>();
collect(types);

function collect(feature: Identifier): void {
  for (const [, part] of partsOf(feature)) {
    for (const text of writtenAs(part)) {
      if (/^[\w-]+\(\)$/.test(text) && !functions.has(text)) functions.set(text, part);
      if (/ units?$/.test(part.__compat?.description ?? "")) units.set(text, part);
    }
    collect(part);
  }
}

function* inValue(property: string, value: string): Generator<Feature> {
  const text = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, " ");
  for (const [, name, argument] of text.matchAll(/([\w-]+)\(\s*([\w-]*)/g)) {
    const known = functions.get(`${name}()`);
    yield [`${name}()`, known];
    if (argument === "from") yield [`${name}(from)`, known?.relative_syntax];
  }
  for (const [, unit = ""] of text.matchAll(/(?<![\w#-])[\d.]+([a-zA-Z]+)\b/g)) {
    yield [`1${unit}`, units.get(unit)];
  }
  const parts = partsOf(properties[property] ?? {});
  for (const word of withoutCalls(text).split(/[\s,/]+/)) {
    const part = parts.find(([key, known]) => key === word || writtenAs(known)[0] === word);
    yield [`${property}: ${word}`, part?.[1] ?? types.global_keywords?.[word]];
  }
}

/** The words that stand in no function. */
function withoutCalls(text: string): string {
  const less = text.replaceAll(/[\w-]*\([^()]*\)/g, " ");
  return less === text ? text : withoutCalls(less);
}

function* inSelector(selector: string): Generator<Feature> {
  const text = selector.replaceAll(/\\.|"[^"]*"|'[^']*'/g, "");
  if (text.includes("&")) yield ["&", selectors.nesting];
  for (const [written, name = ""] of text.matchAll(/::?([\w-]+)/g))
    yield [written, selectors[name]];
}

function* inCondition({ name, params }: AtRule): Generator<Feature> {
  const known = atRules[name];
  yield [`@${name}`, known];
  for (const [, feature = ""] of params.matchAll(/\(\s*(?:min-|max-)?([\w-]+)/g)) {
    yield [`@${name} (${feature})`, known?.[feature]];
  }
  if (/[<>]/.test(params)) yield [`@${name} (<)`, known?.range_syntax];
  if (/\bstyle\(/.test(params))
    yield [`@${name} style()`, known?.style_queries_for_custom_properties];
}

/** What of these a supported browser lacks, with who does. */
const lackedOf = (features: Iterable<Feature>, isPrefixed?: (prefix: string) => boolean) =>
  [...features].flatMap(([written, known]) => {
    const lacking = known ? lackedBy(known, isPrefixed) : [];
    return lacking.length > 0 ? [{ written, lacking }] : [];
  });

function lackedByDeclaration(declaration: Declaration) {
  const { prop, value, parent } = declaration;
  const others = (parent?.nodes ?? []).filter((each): each is Declaration => each.type === "decl");
  const isPrefixed = (prefix: string) => others.some((each) => each.prop === prefix + prop);
  const property = lackedOf([[prop, properties[prop]]], isPrefixed);
  if (property.length > 0) return property;
  const ofValue = lackedOf(inValue(prop, value));
  const isInstead = (each: Declaration) =>
    each.prop === prop && lackedOf(inValue(prop, each.value)).length === 0;
  const isOfVendor = (each: Declaration) => isVendors(each.prop) && each.prop.endsWith(`-${prop}`);
  const before = others.slice(0, others.indexOf(declaration));
  return before.some((each) => isInstead(each) || isOfVendor(each)) ? [] : ofValue;
}

const isVendors = (name: string) => /^(::?)?-(webkit|moz|ms|o)-/.test(name);

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, "");

/** All that the conditions around a rule ask of the browser. */
function askedAround(node: AnyNode): string {
  const { parent } = node;
  if (!parent) return "";
  const isAsking = parent.type === "atrule" && (parent as AtRule).name === "supports";
  const { params = "" } = parent as AtRule;
  const asked = isAsking && !/\bnot\b/.test(params) ? withoutSpace(params) : "";
  return asked + askedAround(parent as AnyNode);
}

/**
 * What a style sheet uses that a supported browser does not know: each feature by how it is written, with who lacks
 * it. Not what `@supports` asks for first, what is a vendor's own or stands beside itself with a vendor's prefix, and a
 * value that stands behind a known one.
 */
export function newerCss(style: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  postcss.parse(style).walk((node) => {
    const lacked =
      node.type === "atrule"
        ? lackedOf(inCondition(node))
        : node.type === "rule"
          ? lackedOf(inSelector(node.selector))
          : node.type === "decl"
            ? lackedByDeclaration(node)
            : [];
    const asked = askedAround(node);
    for (const { written, lacking } of lacked) {
      if (!isVendors(written) && !asked.includes(withoutSpace(written)))
        found.set(written, lacking);
    }
  });
  return found;
}
