/** Pictures from outside are decoded and encoded anew: no metadata, no script, no bytes that were not pixels. In a worker process. */
import { task } from '#platform/workers/task';

/** A sheet of A4 scanned at 270 dots an inch: its house numbers can still be read when the picture is enlarged. */
const widest = 3200;
/** Photographs of phones have up to 64 million. */
export const mostPicturePixels = 65_000_000;
/** Before the worker's own deadline, so that the next picture finds it running. */
const mostSeconds = 12;
/** Formats of pixels; no drawing (SVG, PDF), which may ask for any amount of work. */
const loaders = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'];

export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** `fault` is the code of the field that held the file. */
export type ReadPicture =
  | { picture: Picture }
  | { fault: 'file-type' | 'picture-too-large' | 'picture-too-slow' };

async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

/** WebP without location data, at most 3200 px wide or high. */
export async function reencodePicture(bytes: Uint8Array): Promise<ReadPicture> {
  const sharp = await openSharp();
  try {
    const input = sharp(bytes, { limitInputPixels: mostPicturePixels, failOn: 'error', animated: false });
    const found = await input.metadata();
    if (found.width * (found.pageHeight ?? found.height) > mostPicturePixels)
      return { fault: 'picture-too-large' };
    const { data, info } = await input
      .timeout({ seconds: mostSeconds })
      .rotate()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { picture: { bytes: data, width: info.width, height: info.height } };
  } catch (error) {
    // sharp throws on whatever it cannot decode: that is the answer, not a fault.
    const words = error instanceof Error ? error.message : '';
    if (/pixel limit/.test(words)) return { fault: 'picture-too-large' };
    return { fault: /timeout/.test(words) ? 'picture-too-slow' : 'file-type' };
  }
}

export const pictureReading = task('pictures', import.meta.url, reencodePicture);
