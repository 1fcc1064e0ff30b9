import { expect, it } from 'vitest';
import { digitsSought } from './digits-sought.ts';
import { phoneText } from './phone-text.ts';

it('USERS-R27 a stored number contains the digits of every prefix of its displayed form', () => {
  for (const [stored, country] of [
    ['+61491570043', 'AU'],
    ['+61362000000', 'AU'],
    ['+442079460018', 'AU'],
    ['+442079460018', 'GB'],
    ['+12025550123', 'US'],
  ] as const) {
    const shown = phoneText(stored, country);
    expect(stored).toContain(digitsSought(shown)!);
    for (let length = 0; length < shown.length; length += 1)
      expect(stored, shown.slice(0, length)).toContain(digitsSought(shown.slice(0, length)) ?? '');
  }
  for (const typed of ['0491.570-043', '+44 (0)20 7946', ' 0491\u00a0570'])
    expect('+61491570043 +442079460018').toContain(digitsSought(typed));
});

it('USERS-R27 text or fewer than three digits is not searched as a number', () => {
  for (const typed of ['', 'ruth', '049', '0', '(0)', 'ruth@example.org', '0491 Ruth', '%', '...'])
    expect(digitsSought(typed), typed).toBeNull();
});
