/** A push notification reaches the phone of its recipient, and a press opens its screen. */
import { expect, type Person, test } from './person.ts';

test.use({ serviceWorkers: 'allow' });

/** Delivers a push to the service worker, like a push service. */
async function deliver({ page, place }: Person, note: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(place.address));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: place.address,
    registrationId: await registration,
    data: JSON.stringify(note),
  });
  await devtools.detach();
}

const shown = ({ page }: Person): Promise<string[]> =>
  page.evaluate(
    'navigator.serviceWorker.ready.then((kept) => kept.getNotifications()).then((all) => all.map(({ title }) => title))',
  ) as Promise<string[]>;

test('MSG-R14, MSG-R15 a push is shown to its recipient only', async ({ person, context }) => {
  const { page, place } = person;
  await context.grantPermissions(['notifications'], { origin: place.address });
  await person.comeIn('publisher');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.goto(`${place.address}/settings/my-messages/`);
  await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
  await person.show('how-i-am-reached');

  const { congregation_id: congregation } = (await page.evaluate(
    `JSON.parse(localStorage.getItem('sheaf.session'))`,
  )) as { congregation_id: number };
  const note = { title: 'Map 12', text: 'It was assigned to you.', path: '/assignments' };
  const other = place.people.administrator;
  await deliver(person, { ...note, to: `${congregation}.${other}`, title: 'Of somebody else' });
  // The app closes shown notifications when it opens; this query comes after that, so no later one is closed.
  expect(await shown(person)).toEqual([]);
  await deliver(person, { ...note, to: `${congregation}.${place.people.publisher}` });
  await expect.poll(() => shown(person)).toEqual(['Map 12']);
});
