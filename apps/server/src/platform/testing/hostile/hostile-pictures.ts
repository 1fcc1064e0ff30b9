/** Small picture files that are very expensive to decode. */
import sharp from 'sharp';

/** An SVG of nested filters, which computes each pixel many times. */
export const slowSvg = (): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="90"/>'.repeat(9)}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`,
  );

/** Built from existing bytes, because sharp's `create` paints pixel by pixel. */
const plain = (width: number, height: number, channels: 1 | 3 = 3) =>
  sharp(Buffer.alloc(width * height * channels, 0x80), {
    raw: { width, height, channels },
    limitInputPixels: false,
  });

/** 49 million pixels like a phone photograph, in a few hundred kilobytes. */
export const largePhotograph = (): Promise<Buffer> => plain(7000, 7000).jpeg({ quality: 30 }).toBuffer();
export const largePng = (): Promise<Buffer> => plain(7000, 7000).png({ compressionLevel: 1 }).toBuffer();
/** Slightly above the pixel limit. */
export const tooLargePng = (): Promise<Buffer> =>
  plain(8100, 8100, 1).png({ compressionLevel: 1 }).toBuffer();

/** Declares two thousand million pixels and ends after the header. */
export async function lyingPng(): Promise<Buffer> {
  const small = await plain(8, 8).png().toBuffer();
  small.writeUInt32BE(45_000, 16);
  small.writeUInt32BE(45_000, 20);
  return small;
}
