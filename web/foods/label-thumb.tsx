/** The small photo of a label; a tap shows it whole. */
export function LabelThumb({
  photo,
  label,
  onOpen,
}: {
  photo: string;
  label: string;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      className="size-12 shrink-0 overflow-hidden rounded-md bg-soft ring-1 ring-line"
    >
      <img src={photo} alt="" loading="lazy" className="size-full object-cover" />
    </button>
  );
}
