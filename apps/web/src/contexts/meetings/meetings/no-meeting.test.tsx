import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loadPhrases } from '#platform/texts.ts';
import { NoMeeting } from './meeting-body.tsx';

const show = (permits: Parameters<typeof signInAs>[0]): void => {
  signInAs(permits);
  showScreen(<NoMeeting />, '/schedules/meetings', '/schedules/meetings');
};

beforeEach(() => loadPhrases(['meetings', 'workbook']));
afterEach(cleanup);

it('an empty week links to the workbook import', () => {
  show(['schedules.meetings.import']);
  const way = screen.getByRole('link', { name: 'Import workbook' });
  expect(way.getAttribute('href')).toBe('/schedules/meetings/import/');
});

it('without permission to import, the notice states that nothing is planned', () => {
  show(['schedules.meetings']);
  expect(screen.getByText('No meeting is planned for this week.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
