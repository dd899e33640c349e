import { type Interceptor, interceptCalls, interceptDatabase } from "../../worker/interceptor.ts";

/** Delays calls by milliseconds; simultaneous calls wait together. */
export const delayedBy =
  (milliseconds: number): Interceptor =>
  async (send) => {
    await new Promise((arrive) => setTimeout(arrive, milliseconds));
    return send();
  };

// Code caches values by binding, so that each binding needs one constant replacement.
const replacements = new WeakMap<object, object>();

/** The bindings of a Worker with delayed calls of D1, R2 and Durable Objects. */
export function distantBindings<Bindings extends object>(
  bindings: Bindings,
  interceptor: Interceptor,
): Bindings {
  const distant = Object.entries(bindings).map(([name, binding]) => {
    if (typeof binding !== "object" || binding === null) return [name, binding];
    const delayed = replacements.get(binding) ?? delayCallsOf(binding, interceptor);
    replacements.set(binding, delayed);
    return [name, delayed];
  });
  return Object.fromEntries(distant) as Bindings;
}

function delayCallsOf<Binding extends object>(binding: Binding, interceptor: Interceptor): object {
  // Of a service, each name is a method.
  if (isService(binding)) return binding;
  if (isDatabase(binding)) return interceptDatabase(binding, interceptor);
  if (isBucket(binding)) return distantBucket(binding, interceptor);
  if (isNamespace(binding)) return distantNamespace(binding, interceptor);
  return binding;
}

const hasMethods =
  (...methods: string[]) =>
  (binding: object) =>
    methods.every((name) => typeof Reflect.get(binding, name) === "function");

const isService = hasMethods("fetch");
const looksLikeDatabase = hasMethods("prepare", "batch");
const looksLikeBucket = hasMethods("createMultipartUpload", "resumeMultipartUpload");
const looksLikeNamespace = hasMethods("getByName");

type Database = Parameters<typeof interceptDatabase>[0];
const isDatabase = (binding: object): binding is Database => looksLikeDatabase(binding);

interface Bucket {
  createMultipartUpload(...parameters: unknown[]): Promise<object>;
  resumeMultipartUpload(...parameters: unknown[]): object;
}
const isBucket = (binding: object): binding is Bucket => looksLikeBucket(binding);

function distantBucket(bucket: Bucket, interceptor: Interceptor): Bucket {
  const delayUpload = (upload: object) => interceptCalls(upload, interceptor);
  const distant = interceptCalls(bucket, interceptor);
  return new Proxy(bucket, {
    get(_, name) {
      if (name === "createMultipartUpload")
        return async (...parameters: unknown[]) =>
          delayUpload(await distant.createMultipartUpload(...parameters));
      if (name === "resumeMultipartUpload")
        return (...parameters: unknown[]) =>
          delayUpload(bucket.resumeMultipartUpload(...parameters));
      return Reflect.get(distant, name);
    },
  });
}

interface Namespace {
  getByName(...parameters: unknown[]): object;
}
const isNamespace = (binding: object): binding is Namespace => looksLikeNamespace(binding);

const distantNamespace = (namespace: Namespace, interceptor: Interceptor): Namespace => ({
  getByName: (...parameters) => interceptCalls(namespace.getByName(...parameters), interceptor),
});
