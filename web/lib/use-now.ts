import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** Now, updated each minute and on return to the screen. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const at = Date.now();
      setNow(at);
      timer = setTimeout(look, Math.max(1000, minuteMs - (at % minuteMs)));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
