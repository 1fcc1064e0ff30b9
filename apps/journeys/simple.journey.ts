/** Simple mode: every task in at most two taps, on buttons that a large thumb meets, also with text of double size. */
import type { Page } from '@playwright/test';
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, bringReport, giveMap, linkOf } from './place.ts';
import { untilSettled } from './settled.ts';

const leastHeight = 72;

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
}

/** Boxes of the large buttons by card: in each card, without "Show everything". */
const boxesOf = (page: Page) =>
  page.evaluate<Box[][]>(`[...document.querySelectorAll('main section, main a[href^="tel:"]')].map((card) =>
    [card, ...card.querySelectorAll('a, button')]
      .filter((one) => one.matches('.mantine-Button-root, [href^="tel:"]'))
      .map((one) => {
        const { left, top, width, height, right, bottom } = one.getBoundingClientRect();
        return { name: one.textContent, left, top, width, height, right, bottom };
      }))`);

const isSimple = (page: Page) => page.addInitScript("localStorage.setItem('sheaf.simple', 'on')");

test('SHELL-R31 X-SIMPLE-1 the next duty, the own map and the report take one or two taps', async ({
  person,
}) => {
  const { page, place } = person;
  await countTaps(page);
  await isSimple(page);
  const number = await giveMap(place, 'administrator', 1);
  await person.comeIn('administrator');
  const next = page.getByRole('region', { name: 'Next' });
  const answered = await tapsOf(page, async () => {
    const yes = next.getByRole('button', { name: 'I’ll be there' });
    await expect(yes.or(next.getByText('You said yes.'))).toBeVisible();
    if (await yes.isVisible()) await yes.tap();
    await expect(next.getByText('You said yes.')).toBeVisible();
  });
  await person.show('simple-start');
  const opened = await tapsOf(page, async () => {
    await page.getByRole('link', { name: `Open map ${number}` }).tap();
    await expect(page.getByRole('heading', { name: `Map ${number}`, level: 1 })).toBeVisible();
  });

  const worker = await addPerson(place, { first_name: 'Della', last_name: 'Whitlow', roles: [2] });
  await bringReport(place, worker);
  await openLink(page, await linkOf(place, worker));
  const report = page.getByRole('region', { name: 'Your report' });
  const sent = await tapsOf(page, async () => {
    await report.getByRole('button', { name: 'Yes', exact: true }).tap();
    await expect(report.getByRole('link', { name: 'Correct my report' })).toBeVisible();
  });
  const corrected = await tapsOf(page, async () => {
    await report.getByRole('link', { name: 'Correct my report' }).tap();
    await expect(page.getByRole('button', { name: /^Correct \w+ report$/ })).toBeVisible();
  });
  for (const taps of [answered, opened, sent, corrected]) expect(taps).toBeLessThanOrEqual(2);
});

test('X-SIMPLE-2 the buttons of simple mode are 72 px high, and stack with text of double size', async ({
  person,
}) => {
  const { page, place } = person;
  await isSimple(page);
  await giveMap(place, 'administrator', 5);
  await page.setViewportSize({ width: 360, height: 740 });
  await person.comeIn('administrator');
  await expect(page.getByRole('region', { name: /^Map \d+$/ }).first()).toBeVisible();
  await untilSettled(page);
  const usual = (await boxesOf(page)).flat();
  expect(usual.length).toBeGreaterThan(2);
  for (const { name, height } of usual) expect([name, height >= leastHeight]).toEqual([name, true]);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await untilSettled(page);
  for (const card of await boxesOf(page)) {
    for (const { name, height, left, right } of card)
      expect([name, height >= leastHeight, left >= 0, right <= 360]).toEqual([name, true, true, true]);
    for (const [index, box] of card.entries())
      if (index > 0) expect([box.name, box.top >= card[index - 1]!.bottom]).toEqual([box.name, true]);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});
