// biome-ignore lint/suspicious/noExplicitAny: whatever a module offers
type Steps = Record<string, (...given: any[]) => Promise<any>>;

/**
 * A function of a module that is loaded at the first call, so that no other request waits for it.
 * @param load imports that module
 */
export function lazily<Module extends Pick<Steps, Name>, Name extends string & keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Module[Name] {
  const later = async (...given: unknown[]) => {
    const { [name]: step } = await load();
    return step(...given);
  };
  return later as Module[Name];
}
