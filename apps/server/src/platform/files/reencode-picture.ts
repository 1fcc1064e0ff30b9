/** Decodes and re-encodes untrusted pictures in a worker process: no metadata, no scripts, only pixels. */
import { task } from '#platform/workers/task';

/** A4 scanned at 270 dpi: house numbers stay legible when enlarged. */
const widest = 3200;
/** Phone photographs have up to 64 million. */
export const mostPicturePixels = 65_000_000;
/** Below the worker's own deadline, so that the worker survives for the next picture. */
const mostSeconds = 12;
/** Raster formats only; vector formats (SVG, PDF) may take unbounded work. */
const loaders = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'];

export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** `fault` is the field code of the upload. */
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
    // sharp throws for undecodable input: that is a result, not a fault.
    const words = error instanceof Error ? error.message : '';
    if (/pixel limit/.test(words)) return { fault: 'picture-too-large' };
    return { fault: /timeout/.test(words) ? 'picture-too-slow' : 'file-type' };
  }
}

export const pictureReading = task('pictures', import.meta.url, reencodePicture);
