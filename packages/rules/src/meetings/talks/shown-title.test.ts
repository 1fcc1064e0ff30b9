import { expect, it } from 'vitest';
import { shownTalkTitle } from './shown-title.ts';

it('WKND-D1 a talk stands with its own title, and without one with its number beside what it is', () => {
  expect(shownTalkTitle('Public talk', '12. A home that welcomes')).toBe('12. A home that welcomes');
  expect(shownTalkTitle('Public talk', '112.')).toBe('Public talk 112');
  expect(shownTalkTitle('Public talk', '7. 1914.')).toBe('7. 1914.');
});
