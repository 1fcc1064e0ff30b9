/** Text of double size on a narrow phone: no screen cuts a word off, breaks one up or scrolls sideways. */
import type { Page } from '@playwright/test';
import { expect, test } from './person.ts';
import { untilSettled } from './settled.ts';

const screens = [
  '/',
  '/map/12/',
  '/assignments/',
  '/schedules/meetings/?type=clam',
  '/schedules/meetings/?type=public',
  '/schedules/cart/1/',
  '/settings/my-profile/',
  '/settings/appearance/',
  '/settings/calendar/',
  '/settings/help/',
  '/settings/my-messages/',
  '/settings/users/',
  '/settings/qualifications/',
  '/settings/groups/',
  '/settings/maps/12/',
  '/settings/assign/',
  '/settings/assign/2/',
  '/settings/overview/',
  '/settings/journal/',
  '/settings/print/',
  '/settings/imports/',
];

/** Screens with rows whose secondary content moves below the text. */
const wholeWords = ['/map/12/', '/settings/groups/', '/settings/visitors/', '/settings/user-roles/new/'];

/** In the page: every word between four and `longest` letters that is broken over two lines. */
const brokenWords = (within = 'main', longest = 9): string => `(() => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector('${within}'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement.closest('.visually-hidden, [hidden], option, svg')) continue;
    for (const word of text.data.matchAll(/\\p{L}{4,${longest}}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.push(word[0]);
    }
  }
  return found;
})()`;

/** In the page: horizontal overflow, and every word that is cut off or has one letter per line. */
const faults = `(() => {
  const found = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push('the page is ' + scrollWidth + ' wide');
  for (const element of document.body.querySelectorAll('*')) {
    const said = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!said || element.closest('.visually-hidden, [hidden], input, svg')) continue;
    const words = element.textContent.trim();
    const { overflowX, fontSize } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const letter = parseFloat(fontSize);
    if (width <= 2) continue;
    if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.push('cut off: ' + words);
    if (/\\S{4}/.test(words) && width < 1.7 * letter && height > 2.4 * letter) found.push('upright: ' + words);
  }
  return found;
})()`;

async function faultsOf(page: Page, address: string): Promise<unknown> {
  await page.goto(address);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await untilSettled(page);
  return page.evaluate(faults);
}

test('X-TEXT-1 at 360 px text of double size is neither cut off nor broken into letters', async ({
  person,
}) => {
  test.setTimeout(900_000);
  const { page, place } = person;
  await page.setViewportSize({ width: 360, height: 740 });
  await person.comeIn('administrator');
  for (const screen of screens) {
    expect(await faultsOf(page, place.address + screen), screen).toEqual([]);
    if (wholeWords.includes(screen)) expect(await page.evaluate(brokenWords()), screen).toEqual([]);
  }
  // A sticky footer would leave no room for the list above it.
  await faultsOf(page, `${place.address}/settings/assign/2/`);
  const choose = page.getByRole('button', { name: 'Choose a person' });
  await expect(choose).toBeAttached();
  await expect(choose).not.toBeInViewport();
  for (const screen of wholeWords.filter((one) => !screens.includes(one))) {
    await faultsOf(page, place.address + screen);
    expect(await page.evaluate(brokenWords()), screen).toEqual([]);
  }
  // The header has two buttons, which wrap below the heading.
  await faultsOf(page, `${place.address}/settings/speaker-directory/`);
  expect(await page.evaluate(brokenWords('main header', 14))).toEqual([]);
});
