import { expect, test } from './person.ts';
import { giveMap, post, readMap } from './place.ts';

test('ASSIGN-R3 the page of a recalled map shows at once that the person no longer holds it', async ({
  person,
}) => {
  const { page, place } = person;
  const number = await giveMap(place, 'publisher', 7);
  await person.comeIn('publisher', `/map/${number}`);
  await expect(page.getByRole('button', { name: 'Block A', exact: true })).toBeVisible();
  const { map } = await readMap(place, number);
  await post(place.address, '/map/recall', { id: map.id }, place.bearer);
  await expect(page.getByRole('button', { name: 'Block A', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hand in' })).toHaveCount(0);
  await person.show('recalled');
});
