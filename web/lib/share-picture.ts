const lifetimeMs = 60_000;

/**
 * Shares a picture by the device's apps, or downloads it if sharing is not available.
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

/** Downloads a file of the page. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), lifetimeMs);
}
