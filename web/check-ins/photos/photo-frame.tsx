import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/every-icon.tsx";

type PhotoFrameProps = {
  /** Undefined while it is hidden or on its way. */
  address: string | undefined;
  /** The alternative text. */
  name: string;
  icon?: IconName;
  onError?: () => void;
  /** In the place of a hidden picture. */
  children?: ReactNode;
  className?: string;
};

/** The place of a photo, the same whether it is shown or hidden. Nothing of a hidden one is in the page. */
export function PhotoFrame({
  address,
  name,
  icon = "image",
  onError,
  children,
  className = "",
}: PhotoFrameProps) {
  return (
    <div
      className={`relative grid aspect-3/4 min-w-0 place-items-center overflow-hidden rounded-lg bg-soft text-center text-muted ${className}`}
    >
      {address === undefined ? (
        <div className="grid justify-items-center gap-1 p-2 text-sm">
          <Icon name={icon} className="text-xl" />
          {children}
        </div>
      ) : (
        <img
          src={address}
          alt={name}
          draggable={false}
          decoding="async"
          onError={onError}
          className="absolute inset-0 size-full object-contain select-none [-webkit-touch-callout:none]"
        />
      )}
    </div>
  );
}
