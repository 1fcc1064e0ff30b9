import { expect, it } from 'vitest';
import { appointments } from '../../people/people/map-candidates.ts';
import { isRecipient, type RecipientFacts, recipientKinds, selectChannel } from './recipients.ts';

const someone: RecipientFacts = {
  id: 1,
  active: true,
  appointment: 'student',
  pioneer: false,
  specialPioneer: false,
  cart: false,
  groupId: null,
  phone: null,
  email: null,
};
const kindsOf = (rest: Partial<RecipientFacts>, group: number | null = 1) =>
  recipientKinds.filter((kind) => isRecipient({ ...someone, ...rest }, kind, group));

it('MSG-D2 each recipient kind contains its members', () => {
  expect(appointments.map((appointment) => kindsOf({ appointment }))).toEqual([
    ['elders', 'appointed', 'publishers'],
    ['servants', 'appointed', 'publishers'],
    ['publishers'],
    [],
    ['publishers'],
    [],
    [],
  ]);
  expect(kindsOf({ pioneer: true })).toEqual(['pioneers']);
  expect(kindsOf({ specialPioneer: true })).toEqual(['pioneers']);
  expect(kindsOf({ cart: true })).toEqual(['cart']);
});

it('MSG-D2 a group contains its own members, and people without a group belong to none', () => {
  expect([kindsOf({ groupId: 1 }), kindsOf({ groupId: 2 }), kindsOf({ groupId: null }, null)]).toEqual([
    ['group'],
    [],
    [],
  ]);
});

it('MSG-R8 excludes people who are inactive in either of the two ways', () => {
  const everything = { pioneer: true, cart: true, groupId: 1 };
  expect(kindsOf(everything)).toEqual(['pioneers', 'cart', 'group']);
  expect(kindsOf({ ...everything, active: false })).toEqual([]);
  expect(kindsOf({ ...everything, appointment: 'inactive' })).toEqual([]);
});

it("MSG-R16 a push has no address, because it goes to the person's devices", () => {
  expect(selectChannel({ phone: '1', email: 'a', hasDevice: true }, 'push')).toEqual({
    channel: 'push',
    address: '',
  });
});
