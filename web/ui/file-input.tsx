import type { RefObject } from "react";

type FileInputProps = {
  of: RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (file: File) => void;
  /** Kinds of files; all without. */
  accept?: string;
  /** The phone's camera that opens in place of its files, if there is one. */
  capture?: "user" | "environment" | undefined;
};

/** The hidden input of a button that chooses a file. */
export function FileInput({ of, label, onChoose, accept, capture }: FileInputProps) {
  return (
    <input
      ref={of}
      type="file"
      accept={accept}
      capture={capture}
      aria-label={label}
      hidden
      onChange={(event) => {
        const [chosen] = event.currentTarget.files ?? [];
        // Allows the same file to be chosen again.
        event.currentTarget.value = "";
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
