/**
 * Runs the app in a browser without functions newer than the supported versions, and in one that is too old.
 */
import { expect, test } from './person.ts';
import { untilSettled } from './settled.ts';

/** Absent in Safari 16.4, Chrome 109 or Firefox 115. */
const removeNewer = `
delete Map.groupBy; delete Object.groupBy; delete Promise.withResolvers; delete Promise.try; delete Array.fromAsync;
for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name];
for (const name of ['isWellFormed', 'toWellFormed']) delete String.prototype[name];
for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'])
  delete Set.prototype[name];
const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'])
  delete iterator[name];
delete AbortSignal.any; delete URL.canParse; delete URL.parse; delete window.requestIdleCallback; delete Intl.Segmenter;
`;

const screens = [
  '/assignments/',
  '/schedules/meetings/',
  '/schedules/cart/1/',
  '/schedules/service/',
  '/schedules/attendants/',
  '/settings/journal/',
  '/settings/away/',
  '/settings/public-scheduler/',
];

test('SHELL-X3 no screen stops in a browser without functions newer than the supported versions', async ({
  person,
}) => {
  test.slow();
  const { page, place } = person;
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.addInitScript(removeNewer);
  await person.comeIn('administrator');
  for (const screen of screens) {
    await page.goto(`${place.address}${screen}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await untilSettled(page);
    expect(await page.getByRole('heading', { name: 'This screen stopped' }).count(), screen).toBe(0);
  }
  expect(failures).toEqual([]);
});

test('SHELL-X3.2 a browser that is too old shows which versions are needed, and starts no app', async ({
  person,
}) => {
  const { page, place } = person;
  await page.addInitScript("CSS.supports = (property) => property !== 'container-type'");
  await page.goto(place.address);
  await expect(page.getByRole('heading', { name: 'This browser is too old for Sheaf' })).toBeVisible();
  await expect(page.getByText('Safari 16.4, Chrome 109 or Firefox 115')).toBeVisible();
  await person.show('too-old');
  await untilSettled(page);
  await expect(page.getByRole('heading', { name: 'This browser is too old for Sheaf' })).toBeVisible();
});
