import { m } from "../../paraglide/messages.js";
import { modKey } from "./mod-key.ts";

export interface KeyLine {
  /** Alternatives; the keys of each are pressed together. */
  ways: readonly (readonly string[])[];
  does: () => string;
}

interface KeyGroup {
  title: () => string;
  lines: readonly KeyLine[];
}

/** All keyboard shortcuts of the panel, by place. */
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
        { ways: [["X"], ["Space"]], does: m.keys_list_mark },
        { ways: [["Shift", m.keys_press()]], does: m.keys_list_range },
        { ways: [["Esc"]], does: m.keys_list_unmark },
      ],
    },
    {
      title: m.keys_in_queue,
      lines: [
        { ways: [["↑"], ["↓"], ["Home"], ["End"]], does: m.keys_queue_move },
        { ways: [["Enter"]], does: m.keys_queue_open },
        { ways: [[mod, "Enter"]], does: m.keys_queue_send },
        { ways: [["E"]], does: m.keys_queue_done },
      ],
    },
    {
      title: m.keys_in_review,
      lines: [
        { ways: [["W"]], does: m.review_key_reply },
        { ways: [["M"]], does: m.review_key_voice },
        { ways: [[mod, "Enter"]], does: m.review_key_send },
        { ways: [["S"]], does: m.review_key_later },
        { ways: [["P"]], does: m.review_key_photos },
        { ways: [["F"]], does: m.review_key_photos_large },
        { ways: [["R"]], does: m.review_key_photos_again },
        { ways: [["["], ["]"]], does: m.review_key_move },
        { ways: [["Esc"]], does: m.review_key_leave },
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
        { ways: [["F2"]], does: m.keys_week_details },
        { ways: [["Delete"]], does: m.keys_week_delete },
        { ways: [["X"], [mod, m.keys_press()]], does: m.keys_week_select },
        { ways: [["Enter"]], does: m.keys_week_first },
        { ways: [["PageUp"], ["PageDown"]], does: m.keys_week_target },
        { ways: [[mod, "Enter"]], does: m.keys_week_add },
      ],
    },
    {
      title: m.keys_in_form,
      lines: [
        { ways: [["Enter"]], does: m.keys_form_next },
        { ways: [["Backspace"]], does: m.keys_form_remove },
        {
          ways: [
            ["Alt", "↑"],
            ["Alt", "↓"],
          ],
          does: m.keys_form_move,
        },
        { ways: [[mod, "S"]], does: m.keys_form_save },
      ],
    },
    {
      title: m.keys_in_chat,
      lines: [
        { ways: [["↑"], ["↓"]], does: m.keys_chat_move },
        { ways: [["Enter"]], does: m.keys_chat_send },
        { ways: [["Shift", "Enter"]], does: m.keys_chat_line },
        { ways: [["/"]], does: m.keys_chat_reply },
      ],
    },
    {
      title: m.keys_in_chat_search,
      lines: [
        { ways: [["↑"], ["Enter"]], does: m.keys_chat_older },
        { ways: [["↓"], ["Shift", "Enter"]], does: m.keys_chat_newer },
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
