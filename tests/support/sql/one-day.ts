/** Sets the clock to an instant, from which it continues. @returns a function that resets it */
export function setDay(instant: number): () => void {
  const RealDate = Date;
  const ahead = instant - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters, newTarget) =>
      Reflect.construct(
        target,
        parameters.length === 0 ? [RealDate.now() + ahead] : parameters,
        newTarget,
      ),
    get: (target, key, receiver) =>
      key === "now" ? () => RealDate.now() + ahead : Reflect.get(target, key, receiver),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
