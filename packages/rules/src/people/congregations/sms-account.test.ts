import { expect, it } from 'vitest';
import { smsAccountAfter } from './sms-account.ts';

const nothing = { user: undefined, password: undefined };
const none = { user: null, hasPassword: false };
const kept = { user: 'ruth', hasPassword: true };

it('removing the user removes the whole account', () => {
  const effect = { device: null, sms_pass: null, sms_signing_key: null };
  expect(smsAccountAfter({ ...nothing, user: null }, kept)).toEqual({ effect });
  expect(smsAccountAfter({ user: null, password: 'secret' }, kept)).toEqual({ effect });
});

it('a user needs a password, and a password a user', () => {
  expect(smsAccountAfter({ user: 'joel', password: 'secret' }, none)).toEqual({
    effect: { sms_pass: 'secret' },
  });
  expect(smsAccountAfter({ ...nothing, user: 'joel' }, none)).toEqual({
    wrong: { field: 'sms_pass', code: 'required' },
  });
  expect(smsAccountAfter({ ...nothing, password: 'secret' }, none)).toEqual({
    wrong: { field: 'sms_user', code: 'required' },
  });
});

it('omitted fields stay unchanged, and a new user may keep the password', () => {
  expect(smsAccountAfter(nothing, kept)).toEqual({ effect: {} });
  expect(smsAccountAfter(nothing, none)).toEqual({ effect: {} });
  expect(smsAccountAfter({ ...nothing, user: 'joel' }, kept)).toEqual({ effect: {} });
  expect(smsAccountAfter({ ...nothing, password: 'new' }, kept)).toEqual({ effect: { sms_pass: 'new' } });
  expect(smsAccountAfter({ ...nothing, user: 'ruth' }, { user: 'ruth', hasPassword: false })).toEqual({
    effect: {},
  });
});
