import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { pictureReading } from '#platform/files/reencode-picture';
import {
  largePhotograph,
  largePng,
  lyingPng,
  slowSvg,
  tooLargePng,
} from '#platform/testing/hostile/hostile-pictures';
import { openWorkers } from '#platform/workers/workers';

const workers = openWorkers();
afterAll(() => workers.close());

const read = (bytes: Buffer) => workers.run(pictureReading, bytes, 1);
const small = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } });

it('COMMON-R28 refuses an SVG without rendering it', async () => {
  expect(await read(slowSvg())).toEqual({ fault: 'file-type' });
  expect(await read(gzipSync(slowSvg()))).toEqual({ fault: 'file-type' });
  expect(await read(Buffer.from(`<?xml version="1.0"?>${slowSvg()}`))).toEqual({ fault: 'file-type' });
});

it.each(['tiff', 'avif'] as const)('COMMON-R28 does not load %s, an unsupported format', async (format) => {
  expect(await read(await small().toFormat(format).toBuffer())).toEqual({ fault: 'file-type' });
});

it.each(['jpeg', 'png', 'gif', 'webp'] as const)('COMMON-R28 reads %s', async (format) => {
  const told = await read(await small().toFormat(format).toBuffer());
  expect('picture' in told && [told.picture.width, told.picture.height]).toEqual([40, 20]);
});

it('COMMON-R28 reduces a photograph of 49 million pixels, and refuses one with more than 65 million', async () => {
  for (const picture of [await largePhotograph(), await largePng()]) {
    const told = await read(picture);
    expect('picture' in told && [told.picture.width, told.picture.height]).toEqual([3200, 3200]);
  }
  expect(await read(await tooLargePng())).toEqual({ fault: 'picture-too-large' });
  expect(await read(await lyingPng())).toEqual({ fault: 'picture-too-large' });
});

it('COMMON-R28 refuses a truncated picture', async () => {
  const picture = await small().resize(800, 800).jpeg().toBuffer();
  expect(await read(picture.subarray(0, picture.length / 2))).toEqual({ fault: 'file-type' });
});
