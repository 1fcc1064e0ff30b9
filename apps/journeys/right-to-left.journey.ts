/**
 * A reader of Arabic, before and after sign-in: every page runs from the right, including on the smallest
 * phone.
 */
import { expect, openLink, test, walkTo } from './person.ts';
import { addPerson, giveMap, linkOf } from './place.ts';
import { seenFromLeft } from './reading-order.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('SHELL-R18 the sign-in page runs from right to left', async ({ person }) => {
  const { page, place } = person;
  await page.goto(`${place.address}/map/12`);
  await page.getByRole('button', { name: 'العربية' }).click();
  const whole = page.locator('html');
  await expect(whole).toHaveAttribute('dir', 'rtl');
  await expect(whole).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('افتح رابطك الخاص');
  await person.show('right-to-left');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('افتح رابطك الخاص');
  await page.getByLabel('الهاتف أو البريد الإلكتروني').fill('x');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(whole).toHaveAttribute('dir', 'ltr');
});

test('SHELL-R18 I18N-R13 USERS-R27 the screens of an Arabic reader run from right to left, and names retain their own direction', async ({
  person,
}) => {
  const { page, place } = person;
  const someone = { first_name: 'Karim', last_name: 'Haddad', lang: 'ar', roles: [1] };
  const reader = await addPerson(place, someone);
  const number = await giveMap(place, reader, 6);
  await openLink(page, await linkOf(place, reader));
  const shows = async (path: string, content: string, name: string): Promise<void> => {
    await walkTo(page, path);
    await expect(page.getByText(content).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\p{Script=Arabic}/u);
    await person.show(`right-to-left-${name}`);
  };
  await shows('/', 'كلّ الخرائط', 'dashboard');
  await shows(`/map/${number}/`, 'القطاعات', 'map');
  await shows('/assignments/', 'التعيينات', 'assignments');
  await shows('/schedules/meetings/?type=clam', 'كنوز من كلمة الله', 'schedule');
  await shows('/settings/', 'ملفّي الشخصي', 'settings');
  await shows('/settings/my-profile/', 'الاسم الأوّل', 'profile');
  await shows('/settings/translations/ar/roles/', 'أدوار المستخدمين', 'translations');

  const seen = (...words: string[]) => expect.poll(() => seenFromLeft(page, words));
  await walkTo(page, `/map/${number}/`);
  await expect(page.locator('main bdi').first()).toHaveCSS('text-align', 'right');
  await page.getByRole('button', { name: 'إضافة', exact: true }).click();
  await seen('وحدات', '1', '4', '10', '15').toEqual(['1', '4', '10', '15', 'وحدات']);

  await page.goto(`${place.address}/settings/maps/${number}/?tab=preloaded`);
  const edit = page.getByRole('button', { name: /^تعديل:/ }).first();
  const address = /\d.*\w/.exec((await edit.getAttribute('aria-label'))!)![0].split(' ');
  expect(address.length).toBeGreaterThan(1);
  await edit.click();
  await seen('تعديل', ...address).toEqual([...address, 'تعديل']);

  await walkTo(page, `/settings/users/${place.people.publisher}`);
  await page.getByRole('button', { name: 'دعوة', exact: true }).click();
  await seen('إلى', '0491', '570', '006').toEqual(['0491', '570', '006', 'إلى']);

  await walkTo(page, '/schedules/noticeboard/');
  await page.getByRole('link', { name: /^Where we meet on Saturday/ }).click();
  const file = { name: '10-12 letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') };
  await page.locator('input[type=file]').setInputFiles(file);
  await seen('لم يُضَف', '10', '12', 'letter.pdf').toEqual(['10', '12', 'letter.pdf', 'لم يُضَف']);
});
