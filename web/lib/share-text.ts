/**
 * Hands a text to whatever the device sends with; where there is nothing of that kind it is copied.
 * `refused`: neither is allowed here.
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
