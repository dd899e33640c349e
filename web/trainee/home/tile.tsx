import { Icon, type IconName } from "../../ui/icon.tsx";

export const tileClass =
  "flex h-full min-h-32 flex-col rounded-xl border border-line bg-raised p-4 shadow-raised transition hover:border-line-strong active:scale-[0.985] motion-reduce:active:scale-100";

export function TileIcon({ icon }: { icon: IconName }) {
  return (
    <span className="grid size-10 place-items-center rounded-md bg-soft text-lg">
      <Icon name={icon} />
    </span>
  );
}
