/**
 * What counts as one place on the internet: an IPv4 address, or the /64 network of an IPv6
 * address, of which a single household has 2^64.
 * @param address as text; anything that is no IPv6 address stays as it is
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
