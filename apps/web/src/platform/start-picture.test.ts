import { afterEach, expect, it, vi } from 'vitest';
import { nameStartPicture } from './start-picture.ts';

const drawn = Object.keys(import.meta.glob('../../public/start/*.png'));

const named = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="apple-touch-startup-image"]')].map(
    (link) => new URL(link.href).pathname,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'standalone');
  for (const link of document.querySelectorAll('link')) link.remove();
});

it('iPhones get a start picture with their exact pixel size, other browsers get none', () => {
  vi.stubGlobal('screen', { width: 844, height: 390 });
  vi.stubGlobal('devicePixelRatio', 3);
  nameStartPicture();
  expect(named()).toEqual([]);
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  nameStartPicture();
  expect(named()).toEqual(['/start/1170x2532.png']);
  expect(drawn).toContain(`../../public${named()[0]}`);
});
