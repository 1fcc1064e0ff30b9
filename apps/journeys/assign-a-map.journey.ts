/** A servant gives a rural map out, sees its addresses being got ready, and takes it back. */
import { expect, longWork, test } from './person.ts';

test('ASSIGN-R2 ASSIGN-R6 a servant assigns a rural map, watches the progress and recalls it', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('servant');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /Assign maps/ }).click();
  await expect(page.getByRole('heading', { name: 'Assign maps' })).toBeVisible();
  await page.getByRole('button', { name: /^Free/ }).click();
  await page.getByRole('searchbox').fill('roads');
  await person.show('assign-maps');
  const card = page.getByRole('article').first();
  const name = await card.getByRole('button', { name: /^Assign map/ }).getAttribute('aria-label');
  const number = name!.replace('Assign map ', '');
  await card.getByRole('button', { name: /^Assign map/ }).click();
  await page.getByLabel('Assign to').fill('Webb');
  await page.getByRole('radio').first().click();
  await person.show('assign-sheet');
  await page.getByRole('button', { name: /^Assign to/ }).click();
  await expect(page.getByText('All addresses are ready.')).toBeVisible(longWork);
  await person.show('assign-progress');
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name: /^Out/ }).click();
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('button', { name: `Recall map ${number}`, exact: true }).click();
  await expect(page.getByText(/clears its available addresses/)).toBeVisible();
  await person.show('recall-sheet');
  await page.getByRole('button', { name: 'Recall map', exact: true }).click();
  await expect(page.getByRole('button', { name: `Recall map ${number}`, exact: true })).toHaveCount(0);
  const answer = await fetch(`${place.address}/api/maps/${number}`, {
    headers: { authorization: `Bearer ${place.bearer}` },
  });
  const { data } = (await answer.json()) as {
    data: { map: { assignment: object | null; address_count: number } };
  };
  expect([data.map.assignment, data.map.address_count]).toEqual([null, 0]);
});
