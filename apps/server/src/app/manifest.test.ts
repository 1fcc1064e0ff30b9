/** The manifest of the installed app: its files exist in the size it names, and its shortcuts are screens. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}
const root = join(import.meta.dirname, '../../../..');
const file = (path: string): string => join(root, 'apps/web/public', path);
const manifest = JSON.parse(readFileSync(file('manifest.webmanifest'), 'utf8')) as {
  lang: string;
  categories: string[];
  icons: Picture[];
  screenshots: (Picture & { form_factor: string; label: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
};

/** Width and height are at a fixed place of each PNG file. */
const sizeOf = (path: string): string => {
  const bytes = readFileSync(file(path));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

it('X-INSTALL-1 the manifest names its language, categories, shortcuts and screenshots for phone and desk', () => {
  expect(manifest.lang).toBe('en');
  expect(manifest.categories).toContain('productivity');
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('/assignments/');
  expect(manifest.screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide']);
});

it('X-INSTALL-1 each picture of the manifest is a file of the size it names', () => {
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  expect(pictures.filter(({ src }) => !existsSync(file(src)))).toEqual([]);
  const drawn = pictures.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ src }) => [src, sizeOf(src)])).toEqual(drawn.map(({ src, sizes }) => [src, sizes]));
});

it('X-INSTALL-1 each shortcut is an address of a menu', () => {
  const domains = readFileSync(join(root, 'docs/requirements/documented-routes.json'), 'utf8');
  for (const { url } of manifest.shortcuts) expect(domains).toContain(url.replace(/\/$/, ''));
});

it('X-INSTALL-1 the address that browsers try without a link holds an icon', () => {
  const icon = readFileSync(file('favicon.ico'));
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect(icon.subarray(22, 26).toString('latin1')).toBe('\x89PNG');
});
