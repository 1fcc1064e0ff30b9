import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '#platform/session.ts';
import { exampleSession } from '#platform/testing/replies.ts';
import { PhoneNumber } from './phone-number.tsx';

afterEach(() => {
  cleanup();
  session.clear();
});

/** Returns the text and direction of a number in a congregation in this country. */
function shown(stored: string, country?: string | null): string[] {
  const known = exampleSession([]);
  const congregation = { ...known.congregation, ...(country !== undefined && { country }) };
  if (country !== undefined) session.confirm({ ...known, congregation }, 'A'.repeat(43));
  const { container } = render(<PhoneNumber stored={stored} />);
  const element = container.querySelector('bdi')!;
  return [element.textContent, element.dir];
}

it("USERS-R27 I18N-R13 a number has the national format of the congregation's country and its own direction", () => {
  expect(shown('+61491570043')).toEqual(['+61 491 570 043', 'ltr']);
  cleanup();
  expect(shown('+61491570043', 'AU')).toEqual(['0491 570 043', 'ltr']);
  cleanup();
  expect(shown('+61491570043', null)).toEqual(['+61 491 570 043', 'ltr']);
  cleanup();
  expect(shown('0491 570 043 (المساء)', 'AU')).toEqual(['0491 570 043 (المساء)', 'auto']);
});
