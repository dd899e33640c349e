const gzip = [0x1f, 0x8b];

/** The library's database as it was built; servers may have unpacked it on its way already. */
export async function libraryOf(bytes: ArrayBuffer): Promise<Uint8Array> {
  const packed = new Uint8Array(bytes);
  if (gzip.some((byte, at) => packed[at] !== byte)) return packed;
  const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked as BodyInit | undefined).arrayBuffer());
}
