import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "./button.tsx";

type LoadMoreProps = { label: string; pending: boolean; failed: boolean; onMore: () => void };

/** Loads the next page shortly before its place is visible; also a button. */
export function LoadMore({ label, pending, failed, onMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(() => {
    if (!pending && !failed) onMore();
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="grid justify-items-center">
      <Button variant="ghost" pending={pending} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
