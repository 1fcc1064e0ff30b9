import { expect, it } from 'vitest';
import { congregationMail } from '#contexts/messaging/messages/congregation.mail';
import { signInMail } from '#contexts/people/access/sign-in.mail';
import { expiredAddressesMail } from '#contexts/territory/addresses/expired-addresses.mail';

it('I18N-R13 inserts no isolate characters around names in Arabic mails', () => {
  const link = 'https://sheaf.example/?token=a&source=email';
  const address = {
    id: 1,
    map_id: 1,
    map_number: '12-A',
    suburb: 'New Norfolk',
    street: 'Smith Street',
    house: '10',
    suffix: null,
    unit: null,
    do_not_call: false,
  };
  const mails = [
    signInMail({
      lang: 'ar',
      kind: 'asked',
      firstName: 'Ruth',
      congregation: 'New Norfolk',
      link,
      code: '123456',
    }),
    congregationMail('ar', 'New Norfolk', 'Grace، عُيّنت لك الخريطة 12.'),
    expiredAddressesMail('ar', '12-A', [address]),
  ];
  const texts = mails.map(({ subject, body }) => `${subject}\n${body}`);
  expect(texts.map((text) => /[\u2066-\u2069]/.test(text))).toEqual([false, false, false]);
  expect(texts[0]).toMatch(/Ruth[\s\S]*New Norfolk/);
  expect(texts[1]).toContain('New Norfolk');
  expect(texts[2]).toMatch(/12-A[\s\S]*10 Smith Street, New Norfolk/);
});
