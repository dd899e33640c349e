/** A placeholder of the content's size (by `className`); hidden from screen readers. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`block animate-breathe rounded-md bg-soft ${className}`} />
  );
}

/** Some below each other, each as high as its class says. */
export const Skeletons = ({ heights }: { heights: readonly string[] }) =>
  heights.map((height) => <Skeleton key={height} className={`${height} rounded-xl!`} />);
