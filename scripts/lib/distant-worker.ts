import { distantBindings, travelling } from "./distant-bindings.ts";

type Bindings = Record<string, unknown>;
type Handler = (first: unknown, bindings: Bindings, context: unknown) => unknown;
type ObjectClass = new (context: unknown, bindings: Bindings) => object;

/**
 * The built Worker with its stores and objects far away, for itself and for its objects. It is served on this
 * machine alone: nothing of it is in what is deployed.
 */
export function distantWorker(
  worker: { default: Record<string, Handler> } & Record<string, unknown>,
  milliseconds: number,
) {
  const interceptor = travelling(milliseconds);
  const distant = (bindings: Bindings) => distantBindings(bindings, interceptor);
  const handlers = Object.entries(worker.default).map(([name, handle]): [string, Handler] => [
    name,
    (first, bindings, context) => handle.call(worker.default, first, distant(bindings), context),
  ]);
  return {
    handlers: Object.fromEntries(handlers),
    /** One of its Durable Objects. */
    objectClass(name: string): ObjectClass {
      const Near = worker[name] as ObjectClass;
      return class extends Near {
        constructor(context: unknown, bindings: Bindings) {
          super(context, distant(bindings));
        }
      };
    },
  };
}
