import { expect, it } from 'vitest';
import { shownTalkTitle } from './shown-title.ts';

it('WKND-D1 shows a talk by its own title, or without one by number and part title', () => {
  expect(shownTalkTitle('Public talk', '12. A home that welcomes')).toBe('12. A home that welcomes');
  expect(shownTalkTitle('Public talk', '112.')).toBe('Public talk 112');
  expect(shownTalkTitle('Public talk', '7. 1914.')).toBe('7. 1914.');
});
