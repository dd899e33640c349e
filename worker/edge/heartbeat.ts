/** Maximum wait for the monitor's answer, in milliseconds. */
const maxHeartbeatMs = 5_000;

/**
 * Calls an outside monitor, which alerts once the calls stop.
 * @param address an `https:` one; undefined without a monitor
 */
export function heartbeatTo(
  address: string | undefined,
  send: typeof fetch = (...request) => fetch(...request),
): (() => Promise<void>) | null {
  if (!address) return null;
  return async () => {
    const url = new URL(address);
    if (url.protocol !== "https:") throw new Error("HEARTBEAT_URL must be an https address");
    const answer = await send(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(maxHeartbeatMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the heartbeat's address answered ${answer.status}`);
  };
}
