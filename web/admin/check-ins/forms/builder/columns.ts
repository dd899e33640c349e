/** The questions, and beside them on a wide screen the preview. */
export const columns =
  "mx-auto grid w-full max-w-6xl grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]";
