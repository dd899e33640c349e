import { useEffect, useEffectEvent, useState } from "react";

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Files dropped or pasted anywhere in the window, so that a missed card does not open the file in place of the app.
 * @returns whether a file is held over the window
 */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: FileList) => onFiles([...files]));
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener(
      "dragover",
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      { signal },
    );
    addEventListener(
      "dragleave",
      (event) => {
        // Leaving the window, and not one element for another.
        if (event.relatedTarget === null) setIsOver(false);
      },
      { signal },
    );
    addEventListener(
      "drop",
      (event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        const files = event.dataTransfer?.files;
        if (files && files.length > 0) take(files);
      },
      { signal },
    );
    addEventListener(
      "paste",
      (event) => {
        const copied = event.clipboardData;
        // Copied cells come along as a picture; their text is wanted.
        if (!copied || copied.files.length === 0 || copied.types.includes("text/plain")) return;
        event.preventDefault();
        take(copied.files);
      },
      { signal },
    );
    return () => ending.abort();
  }, []);
  return isOver;
}
