import { m } from "../../paraglide/messages.js";
import { note, type Unsent, type UnsentNoun } from "../offline/unsent-nouns.ts";
import type { DietWrite } from "./diet-write.ts";
import { dietWritesKey } from "./keys.ts";

const meal: UnsentNoun = { name: "meal", count: m.offline_meals };

const ownFood: UnsentNoun = { name: "ownFood", count: m.offline_own_foods };

const nouns: Record<DietWrite["kind"], UnsentNoun> = {
  status: meal,
  "own-status": meal,
  swap: meal,
  add: meal,
  change: meal,
  remove: meal,
  favourite: { name: "favourite", count: m.offline_favourites },
  "own-food": ownFood,
  "own-food-gone": ownFood,
  note,
};

export const unsent: Unsent<DietWrite> = { key: dietWritesKey, nounOf: ({ kind }) => nouns[kind] };
