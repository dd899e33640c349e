import { type Interceptor, interceptCalls, interceptDatabase } from "../../worker/interceptor.ts";

/** Has calls take so many milliseconds more; those that are on their way together, together. */
export const travelling =
  (milliseconds: number): Interceptor =>
  async (send) => {
    await new Promise((arrive) => setTimeout(arrive, milliseconds));
    return send();
  };

// The code that a binding serves keeps much by the binding itself.
const known = new WeakMap<object, object>();

/** The bindings of a Worker with D1, R2 and Durable Objects far away; everything else stays as near as it is. */
export function distantBindings<Bindings extends object>(
  bindings: Bindings,
  interceptor: Interceptor,
): Bindings {
  const distant = Object.entries(bindings).map(([name, binding]) => {
    if (typeof binding !== "object" || binding === null) return [name, binding];
    const moved = known.get(binding) ?? moveAway(binding, interceptor);
    known.set(binding, moved);
    return [name, moved];
  });
  return Object.fromEntries(distant) as Bindings;
}

function moveAway<Binding extends object>(binding: Binding, interceptor: Interceptor): object {
  if (isDatabase(binding)) return interceptDatabase(binding, interceptor);
  if (isBucket(binding)) return distantBucket(binding, interceptor);
  if (isNamespace(binding)) return distantNamespace(binding, interceptor);
  return binding;
}

const can =
  (...methods: string[]) =>
  (binding: object) =>
    methods.every((name) => typeof Reflect.get(binding, name) === "function");

const canDatabase = can("prepare", "batch");
const canBucket = can("createMultipartUpload", "resumeMultipartUpload");
const canNamespace = can("getByName");

type Database = Parameters<typeof interceptDatabase>[0];
const isDatabase = (binding: object): binding is Database => canDatabase(binding);

interface Bucket {
  createMultipartUpload(...given: unknown[]): Promise<object>;
  resumeMultipartUpload(...given: unknown[]): object;
}
const isBucket = (binding: object): binding is Bucket => canBucket(binding);

function distantBucket(bucket: Bucket, interceptor: Interceptor): Bucket {
  const away = (upload: object) => interceptCalls(upload, interceptor);
  const distant = interceptCalls(bucket, interceptor);
  return new Proxy(bucket, {
    get(_, name) {
      if (name === "createMultipartUpload")
        return async (...given: unknown[]) => away(await distant.createMultipartUpload(...given));
      if (name === "resumeMultipartUpload")
        return (...given: unknown[]) => away(bucket.resumeMultipartUpload(...given));
      return Reflect.get(distant, name);
    },
  });
}

interface Namespace {
  getByName(...given: unknown[]): object;
}
const isNamespace = (binding: object): binding is Namespace => canNamespace(binding);

const distantNamespace = (namespace: Namespace, interceptor: Interceptor): Namespace => ({
  getByName: (...given) => interceptCalls(namespace.getByName(...given), interceptor),
});
