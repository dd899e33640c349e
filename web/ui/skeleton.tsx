/** Stands where something will be, at its size (given by `className`); hidden from readers. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`block animate-breathe rounded-md bg-soft ${className}`} />
  );
}
