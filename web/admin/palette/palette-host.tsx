import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { lazyPart } from "../../frame/again.tsx";
import { useSignOut } from "../../frame/use-sign-out.tsx";
import { applyAppearance, readAppearance } from "../../lib/appearance.ts";
import { setLocale } from "../../paraglide/runtime.js";
import { useKeys } from "../keys/use-keys.ts";
import type { Entry } from "./entries.ts";
import { keepRecent } from "./recents.ts";

const Palette = lazyPart(async () => (await import("./palette.tsx")).Palette);
const KeysDialog = lazyPart(async () => (await import("../keys/keys-dialog.tsx")).KeysDialog);

type Open = "palette" | "keys" | undefined;

/** The dialogs of the panel's keys, on every screen. */
export function PaletteHost({ open, onOpen }: { open: Open; onOpen: (open: Open) => void }) {
  const choose = useChoice(onOpen);
  const early = useRef("");
  const close = () => onOpen(undefined);
  useKeys({ onPalette: () => onOpen("palette"), onHelp: () => onOpen("keys") });
  useEffect(() => {
    if (open === undefined) early.current = "";
  }, [open]);
  const onEarly = (letter: string) => {
    early.current += letter;
  };
  return (
    <>
      <Suspense fallback={<EarlyLetters onLetter={onEarly} />}>
        {open === "palette" && (
          <Palette typed={() => early.current} onChoose={choose.choose} onClose={close} />
        )}
      </Suspense>
      <Suspense>{open === "keys" && <KeysDialog onClose={close} />}</Suspense>
      {choose.question}
    </>
  );
}

/** While the palette's code loads, letters belong to it and not to the focused element. */
function EarlyLetters({ onLetter }: { onLetter: (letter: string) => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onLetter(event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener, { capture: true });
    return () => removeEventListener("keydown", listener, { capture: true });
  }, []);
  return null;
}

/** The open dialog; the header's button opens one, too. */
export const usePalette = () => useState<Open>();

function useChoice(onOpen: (open: Open) => void) {
  const navigate = useNavigate();
  const { signOut, question } = useSignOut();
  const go = (to: string) => {
    onOpen(undefined);
    void navigate(to);
  };
  const choose = (entry: Entry) => {
    if (entry.kind === "person") {
      const { id, name } = entry.person;
      keepRecent({ person: { id, name } });
      return go(adminPaths.trainee(id));
    }
    if (entry.kind === "act") {
      const { act, person } = entry;
      keepRecent({ person });
      if (act.id === "see-as") return leaveFor(act.to(person.id));
      return go(act.to(person.id));
    }
    const { id, does } = entry.command;
    keepRecent({ command: id });
    if (does === "keys") return onOpen("keys");
    if (typeof does === "object" && "to" in does) return go(does.to);
    onOpen(undefined);
    if (does === "sign-out") signOut();
    else if ("theme" in does) applyAppearance({ ...readAppearance(), theme: does.theme });
    else setLocale(does.language);
  };
  return { choose, question };
}

/** Opens another page; a closing dialog must not go back in the history. */
function leaveFor(address: string): void {
  dispatchEvent(new Event("leaving"));
  location.assign(address);
}
