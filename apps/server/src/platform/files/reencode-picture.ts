/** Pictures from outside are decoded and encoded anew: no metadata, no script, no bytes that were not pixels. */
const widest = 2400;
const mostPixels = 50_000_000;
const accepted = new Set(['jpeg', 'png', 'gif', 'webp', 'svg']);

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** WebP without location data, at most 2400 px wide or high; undefined when the content is no accepted picture. */
export async function reencodePicture(bytes: Buffer): Promise<Picture | undefined> {
  // Most processes never see a picture, and what decodes them is large.
  const { default: sharp } = await import('sharp');
  try {
    const input = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false });
    const { format } = await input.metadata();
    if (!format || !accepted.has(format)) return undefined;
    const { data, info } = await input
      .rotate()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // sharp throws on whatever it cannot decode: that is the answer, not a fault.
    return undefined;
  }
}
