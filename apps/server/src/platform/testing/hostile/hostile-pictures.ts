/** Pictures that are a few bytes as a file and very much work to decode. */
import sharp from 'sharp';

/** A drawing of filters on filters; each pixel is asked for many times. */
export const slowSvg = (): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="90"/>'.repeat(9)}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`,
  );

/** Of bytes that are there already: a picture that is created is painted first, pixel by pixel. */
const plain = (width: number, height: number, channels: 1 | 3 = 3) =>
  sharp(Buffer.alloc(width * height * channels, 0x80), {
    raw: { width, height, channels },
    limitInputPixels: false,
  });

/** 49 million pixels, as a photograph of a phone has them, in some hundred kilobytes. */
export const largePhotograph = (): Promise<Buffer> => plain(7000, 7000).jpeg({ quality: 30 }).toBuffer();
export const largePng = (): Promise<Buffer> => plain(7000, 7000).png({ compressionLevel: 1 }).toBuffer();
/** A few more pixels than are read. */
export const tooLargePng = (): Promise<Buffer> =>
  plain(8100, 8100, 1).png({ compressionLevel: 1 }).toBuffer();

/** Says that it has two thousand million pixels, and ends there. */
export async function lyingPng(): Promise<Buffer> {
  const small = await plain(8, 8).png().toBuffer();
  small.writeUInt32BE(45_000, 16);
  small.writeUInt32BE(45_000, 20);
  return small;
}
