/** Has it be a certain time from now on, which goes on as usual. @returns what ends that */
export function setDay(instant: number): () => void {
  const RealDate = Date;
  const ahead = instant - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [RealDate.now() + ahead] : given, made),
    get: (target, key, receiver) =>
      key === "now" ? () => RealDate.now() + ahead : Reflect.get(target, key, receiver),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
