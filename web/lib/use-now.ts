import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** Now, moving on as each minute begins, and when somebody comes back to the screen. */
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
