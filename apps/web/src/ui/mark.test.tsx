import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import page from '../../index.html?raw';
import picture from '../../public/icon.svg?raw';
import { Mark } from './mark.tsx';

/** Content of the first SVG, normalised: without insignificant spaces and closing tags. */
const drawing = (text: string): string =>
  (/<svg[^>]*>(.*?)<\/svg>/s.exec(text)?.[1] ?? '').replaceAll(
    /<\/(?:rect|path)>|\/(?=>)|\s+(?=[<>/])|\n\s*/g,
    '',
  );

it('the logo is identical in the app, on the page before the app, and in the icon file', () => {
  const icon = drawing(picture);
  expect(icon).toContain('M32 13v38');
  expect(drawing(renderToStaticMarkup(<Mark size={34} />))).toBe(icon);
  expect(drawing(page)).toBe(icon);
});
