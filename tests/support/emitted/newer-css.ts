import type { Identifier } from "@mdn/browser-compat-data";
import postcss, { type AnyNode, type AtRule, type Declaration } from "postcss";
import { browsersWithout, codeOf, css, partsOf } from "./compat.ts";

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = css;

/** A feature with its text in CSS. */
type Feature = [written: string, known: Identifier | undefined];

/** Functions and units of values. */
const functions = new Map<string, Identifier>();
const units = new Map<string, Identifier>();
collect(types);

function collect(feature: Identifier): void {
  for (const [, part] of partsOf(feature)) {
    for (const text of codeOf(part)) {
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
    const part = parts.find(([key, known]) => key === word || codeOf(known)[0] === word);
    yield [`${property}: ${word}`, part?.[1] ?? types.global_keywords?.[word]];
  }
}

/** The words outside of functions. */
function withoutCalls(text: string): string {
  const reduced = text.replaceAll(/[\w-]*\([^()]*\)/g, " ");
  return reduced === text ? text : withoutCalls(reduced);
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

/** Features missing in a supported browser, with these browsers. */
const missingIn = (features: Iterable<Feature>, isPrefixed?: (prefix: string) => boolean) =>
  [...features].flatMap(([written, known]) => {
    const lacking = known ? browsersWithout(known, isPrefixed) : [];
    return lacking.length > 0 ? [{ written, lacking }] : [];
  });

function missingInDeclaration(declaration: Declaration) {
  const { prop, value, parent } = declaration;
  const others = (parent?.nodes ?? []).filter((each): each is Declaration => each.type === "decl");
  const isPrefixed = (prefix: string) => others.some((each) => each.prop === prefix + prop);
  const property = missingIn([[prop, properties[prop]]], isPrefixed);
  if (property.length > 0) return property;
  const missingInValue = missingIn(inValue(prop, value));
  const isFallback = (each: Declaration) =>
    each.prop === prop && missingIn(inValue(prop, each.value)).length === 0;
  const isVendorForm = (each: Declaration) =>
    isVendors(each.prop) && each.prop.endsWith(`-${prop}`);
  const before = others.slice(0, others.indexOf(declaration));
  return before.some((each) => isFallback(each) || isVendorForm(each)) ? [] : missingInValue;
}

const isVendors = (name: string) => /^(::?)?-(webkit|moz|ms|o)-/.test(name);

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, "");

/** The `@supports` conditions around a rule. */
function conditionsAround(node: AnyNode): string {
  const { parent } = node;
  if (!parent) return "";
  const isCondition = parent.type === "atrule" && (parent as AtRule).name === "supports";
  const { params = "" } = parent as AtRule;
  const condition = isCondition && !/\bnot\b/.test(params) ? withoutSpace(params) : "";
  return condition + conditionsAround(parent as AnyNode);
}

/**
 * Features of a style sheet that are missing in a supported browser, by their text, with these browsers. Not
 * features inside `@supports`, vendors' own ones, those also written with a prefix, or values after a supported one.
 */
export function newerCss(style: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  postcss.parse(style).walk((node) => {
    const missing =
      node.type === "atrule"
        ? missingIn(inCondition(node))
        : node.type === "rule"
          ? missingIn(inSelector(node.selector))
          : node.type === "decl"
            ? missingInDeclaration(node)
            : [];
    const conditions = conditionsAround(node);
    for (const { written, lacking } of missing) {
      if (!isVendors(written) && !conditions.includes(withoutSpace(written)))
        found.set(written, lacking);
    }
  });
  return found;
}
