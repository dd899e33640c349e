import { useQuery } from "@tanstack/react-query";

/** The everyday foods of the build, once their file is loaded; phones keep it for days without a network. */
export function useEveryday() {
  const { data } = useQuery({
    queryKey: ["everyday-foods"],
    queryFn: async () => {
      const { searchEveryday, everydayPortions, commonFoods, basicFoods } = await import(
        "../../../foods/everyday.ts"
      );
      return { searchEveryday, everydayPortions, commonFoods, basicFoods };
    },
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

export type Everyday = NonNullable<ReturnType<typeof useEveryday>>;
