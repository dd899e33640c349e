/** A number as bytes, in big-endian order. */
export const number = (value: number, bytes: number): string =>
  Array.from({ length: bytes }, (_, at) =>
    String.fromCharCode((value >>> (8 * (bytes - 1 - at))) & 255),
  ).join("");
const reversed = (text: string): string => [...text].reverse().join("");

interface Size {
  width?: number;
  height?: number;
}

export const segment = (marker: string, content: string): string =>
  `\xff${marker}${number(content.length + 2, 2)}${content}`;
export const scan = `${segment("\xda", "\x01\x01\0\0\x3f\0")}\x12\xff\0\x34\xff\xd0\x56`;
export const frameOfJpeg = ({ width = 4, height = 3 }: Size = {}): string =>
  segment("\xc0", `\x08${number(height, 2)}${number(width, 2)}\x01\x01\x11\0`);

export const jpeg = (size?: Size): string =>
  `\xff\xd8${segment("\xe0", "JFIF\0\x01\x01\0\0\x01\0\x01\0\0")}${frameOfJpeg(size)}${scan}\xff\xd9`;

export const chunk = (type: string, content: string): string =>
  `${number(content.length, 4)}${type}${content}\0\0\0\0`;
export const headOfPng = ({ width = 4, height = 3 }: Size = {}): string =>
  chunk("IHDR", `${number(width, 4)}${number(height, 4)}\x08\x02\0\0\0`);

export const png = (size?: Size): string =>
  `\x89PNG\r\n\x1a\n${headOfPng(size)}${chunk("IDAT", "pixels")}${chunk("IEND", "")}`;

export const gif = ({ width = 1, height = 1 }: Size = {}): string => {
  const sides = `${reversed(number(width, 2))}${reversed(number(height, 2))}`;
  return `GIF89a${sides}\0\0\0\x2c\0\0\0\0${sides}\0\x02\x06pixels\0;`;
};

export const riff = (type: string, content: string): string =>
  `${type}${reversed(number(content.length, 4))}${content}${content.length % 2 ? "\0" : ""}`;
export const lossy = ({ width = 4, height = 3 }: Size = {}): string =>
  riff(
    "VP8 ",
    `\0\0\0\x9d\x01\x2a${reversed(number(width, 2))}${reversed(number(height, 2))}pixels`,
  );
export const lossless = ({ width = 4, height = 3 }: Size = {}): string =>
  riff("VP8L", `\x2f${reversed(number((width - 1) | ((height - 1) << 14), 4))}pixels`);
export const canvasOfWebp = ({ width = 4, height = 3 }: Size = {}, flags = "\0"): string =>
  riff("VP8X", `${flags}\0\0\0${reversed(number(width - 1, 3))}${reversed(number(height - 1, 3))}`);
export const webpOf = (chunks: string): string => {
  const content = `WEBP${chunks}`;
  return `RIFF${reversed(number(content.length, 4))}${content}`;
};
export const webp = (size?: Size): string => webpOf(lossy(size));

export const box = (type: string, content: string): string =>
  `${number(content.length + 8, 4)}${type}${content}`;
export const propertiesOfAvif = ({ width = 4, height = 3 }: Size = {}): string =>
  box("iprp", box("ipco", box("ispe", `\0\0\0\0${number(width, 4)}${number(height, 4)}`)));

export const headOfAvif = box("ftyp", "mif1\0\0\0\0avifmiaf");
/** A picture whose data ends with the file. */
export const avif = (size?: Size): string =>
  `${headOfAvif}${box("meta", `\0\0\0\0${propertiesOfAvif(size)}`)}\0\0\0\0mdatpixels`;
