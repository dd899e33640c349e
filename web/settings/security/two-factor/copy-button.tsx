import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";

type CopyButtonProps = { text: string; label: string; copied: string };

/** Copies a text and says so; where that is not allowed, the text can be selected. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => {},
    );
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Icon name={done ? "check" : "copy"} />
      <span role="status">{done ? copied : label}</span>
    </Button>
  );
}
