import { m } from "../../paraglide/messages.js";

const isApple = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** The key that goes with a letter, as this device's keyboard has it. */
export const modKey = (): string => (isApple() ? "⌘" : "Ctrl");

export interface KeyLine {
  /** Pressed together; several ways beside each other. */
  ways: readonly (readonly string[])[];
  does: () => string;
}

interface KeyGroup {
  title: () => string;
  lines: readonly KeyLine[];
}

/** Every key that the panel knows, by where it works. */
export const keyGroups = (): readonly KeyGroup[] => {
  const mod = modKey();
  return [
    {
      title: m.keys_everywhere,
      lines: [
        { ways: [[mod, "K"]], does: m.keys_palette },
        { ways: [["?"]], does: m.keys_these },
        { ways: [["/"]], does: m.keys_search },
        { ways: [["Esc"]], does: m.keys_close },
      ],
    },
    {
      title: m.keys_in_palette,
      lines: [
        { ways: [["↑"], ["↓"]], does: m.keys_palette_move },
        { ways: [["Enter"]], does: m.keys_palette_open },
        { ways: [["Tab"]], does: m.keys_palette_more },
      ],
    },
    {
      title: m.keys_in_lists,
      lines: [
        { ways: [["↓"]], does: m.keys_list_enter },
        { ways: [["↑"], ["↓"], ["Home"], ["End"]], does: m.keys_list_move },
        { ways: [["Enter"]], does: m.keys_list_open },
      ],
    },
    {
      title: m.keys_in_week,
      lines: [
        { ways: [[mod, "Z"]], does: m.schedule_undo },
        {
          ways: [
            [mod, "Shift", "Z"],
            [mod, "Y"],
          ],
          does: m.schedule_redo,
        },
        { ways: [["Enter"], ["Space"]], does: m.keys_week_grab },
        { ways: [["↑"], ["↓"], ["←"], ["→"]], does: m.keys_week_move },
        { ways: [["Delete"]], does: m.keys_week_delete },
        { ways: [[mod, "Enter"]], does: m.keys_week_add },
      ],
    },
    {
      title: m.keys_in_chat,
      lines: [
        { ways: [["↑"], ["↓"]], does: m.keys_chat_move },
        { ways: [["Enter"]], does: m.keys_chat_send },
        { ways: [["Shift", "Enter"]], does: m.keys_chat_line },
      ],
    },
    {
      title: m.keys_in_numbers,
      lines: [
        { ways: [["↑"], ["↓"]], does: m.keys_number_step },
        { ways: [["PageUp"], ["PageDown"]], does: m.keys_number_leap },
      ],
    },
  ];
};
