/**
 * A servant selects three maps on a phone and assigns them to one person; another servant has assigned one of
 * them before.
 */
import { choose, expect, longWork, test } from './person.ts';

interface ListedMap {
  number: string;
  type_id: number;
  locked: boolean;
  assignment: { id: number } | null;
}

test('X-SELECT-1 X-SELECT-4 assigns two of three selected maps, reports the refused one, and undoes the others', async ({
  person,
}) => {
  const { page, place } = person;
  const headers = { authorization: `Bearer ${place.bearer}` };
  const listed = async (): Promise<(ListedMap & { id: number })[]> => {
    const answer = await fetch(`${place.address}/api/map/assign`, { headers });
    return ((await answer.json()) as { data: (ListedMap & { id: number })[] }).data;
  };
  const free = (await listed()).filter(
    ({ type_id, locked, assignment }) => type_id === 1 && !locked && !assignment,
  );
  const [one, two, three] = free.map(({ number }) => number);
  await person.comeIn('servant', '/settings/assign/');
  await page.getByRole('button', { name: /^Free/ }).click();
  const before = await page.getByRole('article').first().boundingBox();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  expect(await page.getByRole('article').first().boundingBox()).toEqual(before);
  for (const number of [one, two, three]) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^Map ${number},`) });
    await box.scrollIntoViewIfNeeded();
    await choose(box);
  }
  await expect(page.getByRole('region', { name: 'Selected' }).getByText('3 selected')).toBeVisible();
  await person.show('assign-several');

  await page.getByRole('button', { name: 'Assign 3' }).click();
  await page.getByLabel('Assign to').fill('Webb');
  await page.getByRole('radio').first().click();
  await person.show('assign-several-sheet');
  const people = await fetch(`${place.address}/api/users`, { headers });
  const other = ((await people.json()) as { data: { id: number; appointment: string }[] }).data.find(
    ({ appointment }) => appointment === 'publisher',
  )!;
  // Another servant assigns the second map; the phone still sends its selection from before.
  const taken = free.find(({ number }) => number === two)!;
  await page.context().setOffline(true);
  await fetch(`${place.address}/api/map/assign`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: taken.id, user: other.id, personal: false }),
  });
  await page.getByRole('button', { name: /^Assign to/ }).click();
  await expect(page.getByText('None was assigned. 3 not sent.')).toBeVisible(longWork);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^2 assigned to .*Webb\. 1 refused\.$/)).toBeVisible(longWork);
  await expect(page.getByText(new RegExp(`^Map ${two},`))).toBeVisible();
  await person.show('assign-several-refused');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 not assigned any more.')).toBeVisible(longWork);
  const after = await listed();
  const assigned = [one, two, three].map(
    (number) => after.find((map) => map.number === number)!.assignment !== null,
  );
  expect(assigned).toEqual([false, true, false]);
});
