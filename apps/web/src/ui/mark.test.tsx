import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import page from '../../index.html?raw';
import picture from '../../public/icon.svg?raw';
import { Mark } from './mark.tsx';

/** What is inside the first picture, without the spaces and closing tags in which the spellings differ. */
const drawing = (text: string): string =>
  (/<svg[^>]*>(.*?)<\/svg>/s.exec(text)?.[1] ?? '').replaceAll(
    /<\/(?:rect|path)>|\/(?=>)|\s+(?=[<>/])|\n\s*/g,
    '',
  );

it('the mark is the same in the app, on the page before the app and as the picture of the phone', () => {
  const icon = drawing(picture);
  expect(icon).toContain('M32 13v38');
  expect(drawing(renderToStaticMarkup(<Mark size={34} />))).toBe(icon);
  expect(drawing(page)).toBe(icon);
});
