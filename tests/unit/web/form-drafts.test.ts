import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import {
  choicesIn,
  dataOf,
  formDrafts,
  type Texts,
  textsOf,
  typedOver,
  useFormDraft,
} from "../../../web/lib/waiting/form-drafts.ts";
import { onDevice } from "../../support/local-storage.ts";
import { signInAs } from "../../support/signed-in.ts";

const stored = { name: "شهر", price: "149", reminder: "on" };

beforeEach(() => {
  onDevice();
  signInAs("trainer");
});

type Draft = ReturnType<typeof useFormDraft>;
type FormProps = { id: string; shown: Texts; except?: RegExp; onDrawn: (draft: Draft) => void };

function Form({ id, shown, except, onDrawn }: FormProps) {
  onDrawn(useFormDraft(formDrafts("plan", 7), id, shown, except));
  return null;
}

/** The form as opened by a newly loaded page. */
function opened(id: string, shown: Texts = stored, except?: RegExp): Draft {
  const drawn: Draft[] = [];
  const onDrawn = (draft: Draft) => drawn.push(draft);
  renderToString(createElement(Form, { id, shown, onDrawn, ...(except && { except }) }));
  const [draft] = drawn;
  if (!draft) throw new Error("The form was not drawn.");
  return draft;
}

describe("a reopened form", () => {
  it("shows the input over the stored values, and sends it by the same id", () => {
    const before = opened("six");
    expect(before.isBegun).toBe(false);
    before.keep({ ...stored, name: "شهران" });
    const after = opened("six", { ...stored, price: "199" });
    expect(after.texts).toMatchObject({ name: "شهران", price: "199", reminder: "on" });
    expect(after.isBegun).toBe(true);
    expect(after.attempt).toBe(before.attempt);
  });

  it.each<[string, (form: Draft) => void]>([
    ["it was saved or given up", (form) => form.forget()],
    ["all was put back by hand", (form) => form.keep({ ...stored })],
  ])("starts again once %s", (_, end) => {
    const before = opened("six");
    before.keep({ ...stored, name: "شهران" });
    end(before);
    const after = opened("six");
    expect(after.texts).toEqual(stored);
    expect(after.isBegun).toBe(false);
    expect(after.attempt).not.toBe(before.attempt);
  });

  it("shows no other form's draft, nor another account's", () => {
    opened("six").keep({ ...stored, name: "شهران" });
    expect(opened("new").texts).toEqual(stored);
    signInAs("trainer", "omar");
    expect(opened("six").texts).toEqual(stored);
  });
});

describe("the changed values of a form", () => {
  it("are changed, emptied and unticked ones", () => {
    const typed = { name: "شهران", price: "" };
    expect(typedOver(stored, typed)).toEqual({ name: "شهران", price: "", reminder: "" });
  });

  it("exclude an empty control without a stored value", () => {
    expect(typedOver({}, { note: "" })).toBeUndefined();
  });
});

it("texts survive the way through form data", () => {
  expect(textsOf(dataOf(stored))).toEqual(stored);
});

it("several choices of one name are stored, and excepted names are not", () => {
  const data = new FormData();
  for (const goal of ["strength", "fitness"]) data.append("goals", goal);
  const { goals = "" } = textsOf(data);
  expect(choicesIn(goals)).toEqual(["strength", "fitness"]);
  expect(dataOf({ goals }).getAll("goals")).toEqual(["strength", "fitness"]);
  opened("new", {}, /password/i).keep({ goals, password: "Newcomer@2026" });
  expect(opened("new", {}).texts).toMatchObject({ goals });
  expect(opened("new", {}).texts).not.toHaveProperty("password");
  // An excluded field shows its stored value.
  opened("six", stored, /^price$/).keep({ ...stored, name: "شهران", price: "1" });
  expect(opened("six").texts).toEqual({ ...stored, name: "شهران", "attempt:": expect.any(String) });
});
