import { type RefObject, useEffect, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";

type ToReplyProps = { place: RefObject<HTMLElement | null>; onPress: () => void };

/** On phones, the way to the reply while it is below the window: above the bar, within the thumb's reach. */
export function ToReply({ place, onPress }: ToReplyProps) {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { isIntersecting, boundingClientRect, rootBounds } = entry;
      setBelow(!isIntersecting && boundingClientRect.top > (rootBounds?.bottom ?? 0) - 1);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  if (!isBelow) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 grid justify-items-center md:hidden">
      <Button onClick={onPress} className="pointer-events-auto shadow-overlay">
        <Icon name="chat" />
        {m.review_to_reply()}
      </Button>
    </div>
  );
}
