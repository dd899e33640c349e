import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { direction } from "./direction.ts";
import { watchEdges } from "./watch-edges.ts";

type Tab = {
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** Whether its input stays while another tab is open. */
  kept?: boolean;
};

type TabsProps = {
  tabs: readonly Tab[];
  /** The subject of the tabs, for screen readers. */
  label: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Whether the list stays visible while the content scrolls, inside a dialog. */
  sticky?: boolean;
  /** Whether a narrow list takes several lines, so that every tab is visible, instead of scrolling sideways. */
  wraps?: boolean;
  /** The list stands in a bar of the surrounding flex box, and these parts after it; the content is under the bar. */
  bar?: ReactNode;
  className?: string;
};

export function Tabs(props: TabsProps) {
  const { tabs, label, value, onValueChange, sticky = false, wraps = false } = props;
  const defaultValue = value === undefined ? (props.defaultValue ?? tabs[0]?.value) : undefined;
  const inBar = props.bar !== undefined;
  const narrow = wraps || inBar;
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place
  useEffect(() => showActive(list.current), [value]);
  useEffect(() => watchEdges(list.current), []);

  return (
    <Radix.Root
      dir={direction()}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      className={`${inBar ? "contents" : "grid min-w-0 gap-4"} ${props.className ?? ""}`}
    >
      <div
        className={
          sticky
            ? "sticky -top-1 z-10 min-w-0 bg-overlay pt-1 pb-1"
            : `min-w-0 ${inBar ? "max-md:grow" : ""}`
        }
      >
        <Radix.List
          ref={list}
          aria-label={label}
          className={`flex gap-1 rounded-lg bg-soft ${inBar ? "p-0.5" : "p-1"} ${
            wraps ? "flex-wrap" : "edges overflow-x-auto [scrollbar-width:none]"
          }`}
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className={`${narrow ? "px-2 text-sm lg:px-4 lg:text-base" : "px-4"} inline-flex min-h-11 grow items-center justify-center gap-2 rounded-md whitespace-nowrap text-muted transition hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:bg-segment data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:shadow-raised`}
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {props.bar}
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(tab.kept && { forceMount: true as const })}
          className="w-full min-w-0 rounded-md data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Scrolls the chosen tab into view, without scrolling the page. */
function showActive(list: HTMLElement | null): void {
  const active = list?.querySelector<HTMLElement>("[data-state=active]");
  if (!list || !active || list.scrollWidth <= list.clientWidth) return;
  const [room, tab] = [list.getBoundingClientRect(), active.getBoundingClientRect()];
  list.scrollBy({ left: tab.x + tab.width / 2 - (room.x + room.width / 2) });
}
