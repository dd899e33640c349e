import { useEffect, useRef } from "react";
import { Glyph, outlines } from "../../ui/glyph.tsx";

type RowBoxProps = {
  label: string;
  checked: boolean;
  /** Whether some rows are selected, but not all. */
  some?: boolean;
  onToggle: (options: { range: boolean }) => void;
  className?: string;
};

/** The selection box of a row or of the page, as large as a finger. */
export function RowBox({ label, checked, some = false, onToggle, className = "" }: RowBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label
      title={label}
      className={`relative grid size-11 shrink-0 cursor-pointer place-items-center ${className}`}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) =>
          onToggle({ range: (nativeEvent as unknown as MouseEvent).shiftKey === true })
        }
        className="peer size-5 cursor-pointer appearance-none rounded-sm border border-line-strong bg-field transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
      />
      <Glyph
        d={some ? "M6 12h12" : outlines.check}
        strokeWidth={3}
        className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </label>
  );
}
