/**
 * Shares a text by the device's apps, or copies it if sharing is not available.
 * @returns `refused` if neither is allowed
 */
export async function shareText(
  text: string,
): Promise<"shared" | "copied" | "given up" | "refused"> {
  if (navigator.canShare?.({ text })) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "given up";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
