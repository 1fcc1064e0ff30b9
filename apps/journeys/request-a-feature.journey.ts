/**
 * A person requests a feature; another one likes, follows and comments on it; the dashboard leads the author
 * to the comment.
 */
import { expect, openLink, test } from './person.ts';
import { linkOf } from './place.ts';

test('FORUM-R2 FORUM-O2 FORUM-S1 SHELL-P9 a request is liked and commented on by another person, and its author is notified', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator', '/forum/topics/');
  await page.getByRole('button', { name: 'Request feature' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Short title').fill('Ring before the last street');
  await sheet.getByLabel(/^Description/).fill('So that the group ends <b>together</b>.');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /Ring before the last street/ })).toBeVisible();
  await person.show('ideas');
  // FORUM-S1: going back restores the scroll position of the list.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: size.width, height: 480 });
  await page.getByRole('link', { name: /Ring before the last street/ }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate('scrollY');
  expect(scrolled).toBeGreaterThan(100);
  await page.getByRole('link', { name: /Ring before the last street/ }).click();
  await expect(page.getByRole('button', { name: 'Add comment' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Request feature' })).toBeVisible();
  await expect.poll(() => page.evaluate('scrollY')).toBe(scrolled);
  await page.setViewportSize(size);

  const other = await (await browser.newContext()).newPage();
  await openLink(other, await linkOf(place, place.people.publisher));
  await other.goto(`${place.address}/forum/topics/`);
  await other.getByRole('button', { name: 'Like: Ring before the last street, 0 so far' }).click();
  await expect(
    other.getByRole('button', { name: 'Like: Ring before the last street, 1 so far', pressed: true }),
  ).toBeVisible();
  await other.getByRole('link', { name: /Ring before the last street/ }).click();
  await other.getByRole('button', { name: 'Subscribe' }).click();
  await expect(other.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await other.getByRole('button', { name: 'Add comment' }).click();
  await other
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Comment' })
    .fill('Our group would like this.');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('region').getByText('Our group would like this.')).toBeVisible();
  await other.context().close();

  const news = page.locator('a[href^="/forum/topics/"]');
  await expect(async () => {
    await page.goto(place.address);
    const folded = page.getByRole('button', { name: /new for you$|^\d+ more$/ });
    await expect(news.or(folded).first()).toBeVisible();
    // A late update may reload the list with the rest collapsed again.
    await expect(async () => {
      if (!(await news.isVisible())) await folded.first().click({ timeout: 2000 });
      await expect(news).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
  }).toPass();
  await news.click();
  await expect(page.getByText('Our group would like this.')).toBeVisible();
  await expect(page.getByText('So that the group ends <b>together</b>.')).toBeVisible();
  await person.show('idea');
});
