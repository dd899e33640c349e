import { delayedBy, distantBindings } from "./distant-bindings.ts";

type Bindings = Record<string, unknown>;
type Handler = (first: unknown, bindings: Bindings, context: unknown) => unknown;
type ObjectClass = new (context: unknown, bindings: Bindings) => object;

/**
 * The built Worker with delayed calls of its stores and objects, also inside the objects. It is for local
 * servers alone and is not deployed.
 */
export function distantWorker(
  worker: { default: Record<string, Handler> } & Record<string, unknown>,
  milliseconds: number,
) {
  const interceptor = delayedBy(milliseconds);
  const distant = (bindings: Bindings) => distantBindings(bindings, interceptor);
  const handlers = Object.entries(worker.default).map(([name, handle]): [string, Handler] => [
    name,
    (first, bindings, context) => handle.call(worker.default, first, distant(bindings), context),
  ]);
  return {
    handlers: Object.fromEntries(handlers),
    /** One of its Durable Objects. */
    objectClass(name: string): ObjectClass {
      const Original = worker[name] as ObjectClass;
      return class extends Original {
        constructor(context: unknown, bindings: Bindings) {
          super(context, distant(bindings));
        }
      };
    },
  };
}
