/**
 * The network of an address: an IPv4 address itself, or the /64 of an IPv6 address, because a household has
 * 2^64 of these.
 * @param address as text; any text but an IPv6 address stays as it is
 */
export function networkOf(address: string): string {
  if (!/^[\da-f:]+$/i.test(address) || !address.includes(":")) return address;
  const [before = "", after] = address.toLowerCase().split("::", 2);
  const head = before === "" ? [] : before.split(":");
  const tail = after ? after.split(":") : [];
  const gap =
    after === undefined
      ? []
      : new Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const groups = [...head, ...gap, ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
