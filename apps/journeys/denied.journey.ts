/** A person with an invalid link sees the reason, and requests a new link on the same screen. */
import { expect, test } from './person.ts';
import { freshLink, post } from './place.ts';

const heading = "Oh Oh! Unfortunately you haven't passed authentication.";

test('reports a used link, and offers to request a new one', async ({ person }) => {
  const { page, place } = person;
  const link = await freshLink(place, 'servant');
  const token = new URL(link).searchParams.get('token');
  await post(place.address, '/auth/links/open', { token, secret: 'A'.repeat(43) });
  await page.goto(link);
  await page.getByRole('button', { name: 'Open Sheaf' }).click();
  await expect(page).toHaveURL(/\/denied$/);
  await expect(page.getByRole('alert')).toContainText(heading);
  await expect(page.getByRole('alert')).toContainText('This link was already used. Ask for a new one.');
  await person.show('3-denied');
  await page.getByLabel('Phone or e-mail').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('status')).toContainText('your link is on its way');
});

test('reports a revoked link', async ({ person }) => {
  const { page, place } = person;
  const invite = async (reset: boolean): Promise<string> => {
    const body = { user: place.people.publisher + 3, method: 'legacy-sms', reset };
    const { data } = await post(place.address, '/send-user-invite', body, place.bearer);
    return /https?:\/\/\S+token=\S+/.exec(String(data.message))![0];
  };
  const link = await invite(false);
  await invite(true);
  await page.goto(link);
  await page.getByRole('button', { name: 'Open Sheaf' }).click();
  await expect(page.getByRole('alert')).toContainText('This link was replaced by a newer one');
});

test('a signed-out person who opens a screen sees the sign-in form', async ({ person }) => {
  const { page, place } = person;
  await page.goto(`${place.address}/map/12`);
  await expect(page).toHaveURL(/\/denied$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open your own link');
});
