import { afterEach, expect, it, vi } from 'vitest';
import { rememberEach } from './remember-each.ts';
import { session } from './session.ts';
import { exampleSession } from './testing/replies.ts';
import type { Translate } from './texts.ts';

afterEach(() => session.clear());

const [english, arabic] = [(() => '') as Translate, (() => '') as Translate];
const signIn = (time_format: 12 | 24) => {
  const known = exampleSession([]);
  session.confirm({ ...known, congregation: { ...known.congregation, time_format } }, 'A'.repeat(43));
};

it('the result is computed once per object, and again for another object, language or clock', () => {
  const make = vi.fn(() => ({}));
  const made = rememberEach(make);
  const [one, other] = [{}, {}];
  signIn(12);
  expect(made(english, one)).toBe(made(english, one));
  expect(made(english, other)).toBe(made(english, other));
  expect(make).toHaveBeenCalledTimes(2);
  made(arabic, one);
  expect(make).toHaveBeenCalledTimes(3);
  signIn(24);
  made(arabic, one);
  made(arabic, one);
  expect(make).toHaveBeenCalledTimes(4);
});
