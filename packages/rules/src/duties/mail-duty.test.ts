import { expect, it } from 'vitest';
import { decideMailing, type MailedPerson } from './mail-duty.ts';

const naomi: MailedPerson = {
  email: 'naomi@example.org',
  active: true,
  appointment: 'publisher',
  preference: undefined,
};
const decide = (changes: Partial<MailedPerson> = {}, now = 99) =>
  decideMailing({ ...naomi, ...changes }, 100, now);
const refused = (reason: string) => ({ allowed: false, reason });

it('X-ACK-6 MSG-R8 a duty is mailed until it begins, to an active person with an address who accepts messages', () => {
  expect(decide()).toEqual({ allowed: true, value: 'naomi@example.org' });
  expect(decide({ preference: 'sms' })).toEqual({ allowed: true, value: 'naomi@example.org' });
  expect(decide({}, 100)).toEqual(refused('duty-begun'));
  expect(decide({ active: false })).toEqual(refused('assignee-inactive'));
  expect(decide({ appointment: 'inactive' })).toEqual(refused('assignee-inactive'));
  expect(decide({ preference: 'none' })).toEqual(refused('assignee-wants-none'));
  expect(decide({ email: null })).toEqual(refused('assignee-without-email'));
});
