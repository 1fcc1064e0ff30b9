/**
 * A new publisher takes the welcome tour: steps on the real screens, interrupted and resumed; then the tour
 * of the first map.
 */
import { expect, type Person, test } from './person.ts';
import { giveMap } from './place.ts';

test.use({ viewport: { width: 360, height: 640 } });

const card = ({ page }: Person) => page.getByRole('dialog');
const isAt = async (person: Person, step: number): Promise<void> => {
  await expect(card(person).getByText(`${step} of 20`)).toBeVisible();
  // Until the target is found, or is known to be unavailable to the person.
  await expect(person.page.locator('[role="dialog"][data-seeking]')).toHaveCount(0);
};

/**
 * Waits until the card and, if the step has one, the spotlight have stopped moving; the spotlight of the
 * previous step may still fade out.
 */
async function expectUncovered({ page }: Person): Promise<void> {
  await expect(async () => {
    const [words, ...lights] = await page.evaluate<{ top: number; bottom: number }[]>(
      "['[role=dialog]', '[data-hole]'].flatMap((what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect().toJSON()))",
    );
    if (!words) throw new Error('the tour is gone');
    const covered = lights.filter((light) => light.bottom > words.top && words.bottom > light.top);
    expect({ words, covered }).toEqual({ words, covered: [] });
    expect(words.bottom).toBeLessThanOrEqual(640);
  }).toPass({ timeout: 10_000 });
}

test('SHELL-R13 SHELL-R26 SHELL-R27 a person completes the welcome tour', async ({ person }) => {
  const { page } = person;
  const number = await giveMap(person.place, 'publisher', 5);
  await person.comeIn('publisher');
  await page.getByRole('button', { name: 'Show me around' }).first().click();
  const next = card(person).getByRole('button', { name: 'Next' });
  await isAt(person, 1);
  await expect(next).toBeFocused();
  await person.show('tour-welcome');
  for (const step of [2, 3, 4, 5]) {
    await next.click();
    await isAt(person, step);
    await expectUncovered(person);
    if (step === 4) await person.show('tour-maps');
  }
  await card(person).getByRole('button', { name: 'Back' }).click();
  await isAt(person, 4);
  await page.keyboard.press('Escape');
  await expect(card(person)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Show me around' }).first().click();
  await isAt(person, 4);

  const tabs = { 7: 'Assignments', 14: 'Schedules', 18: 'Settings' } as const;
  for (let step = 5; step <= 20; step += 1) {
    const waited = tabs[(step - 1) as keyof typeof tabs];
    // Pressing the tab advances the tour, and so does the button.
    if (waited === 'Settings') await next.click();
    else if (waited) await page.getByRole('link', { name: waited, exact: true }).click();
    else await next.click();
    await isAt(person, step);
    await expectUncovered(person);
    if (step === 10) {
      await page.reload();
      await isAt(person, step);
      await expectUncovered(person);
    }
    if (step === 12) await person.show('tour-request-a-map');
  }
  await expect(page).toHaveURL(/\/settings\/?$/);
  await card(person).getByRole('button', { name: 'Done' }).click();
  await expect(card(person)).toHaveCount(0);

  // SHELL-R27: once, on the person's first map; a tap outside the card closes the tour.
  await page.evaluate("localStorage.removeItem('sheaf.map-tour')");
  await page.getByRole('link', { name: 'Maps', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`, Map ${number}, `) }).click();
  await expect(card(person).getByText('1 of 5')).toBeVisible();
  await next.click();
  await next.click();
  await expect(card(person).getByText('3 of 5')).toBeVisible();
  await expectUncovered(person);
  await person.show('tour-map-undo');
  await page.mouse.click(5, 5);
  await expect(card(person)).toHaveCount(0);
  expect(await page.evaluate("localStorage.getItem('sheaf.map-tour')")).toBe('1');
});
