const lifetimeMs = 60_000;

/**
 * Hands a picture to whatever the device sends with; where there is nothing of that kind it is
 * downloaded.
 */
export async function sharePicture(
  picture: Blob,
  name: string,
): Promise<"shared" | "saved" | "given up"> {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "given up";
    }
  }
  saveFile(file);
  return "saved";
}

/** Downloads what the page holds. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), lifetimeMs);
}
