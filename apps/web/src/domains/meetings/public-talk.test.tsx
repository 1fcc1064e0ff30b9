import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { exampleWeek, repliesOf } from './testing/example-meetings.ts';
import { scheduleReplies, showSchedule } from './testing/show-schedule.tsx';

beforeEach(() => signInAs(['schedules.meetings']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('WKND-D1 whoever reads the schedule sees number and title of the talk, who gives it and where they are from', async () => {
  const visitor = {
    ...{ speaker_name: 'Hugh Skelton', speaker_congregation: 'Devonport' },
    notes: '73. Growing old with dignity',
  };
  const weekend = exampleWeek({
    id: 8,
    type: 'public',
    date: '2026-11-29',
    people: { 'talk.talk': visitor },
  });
  answerWith({ ...scheduleReplies, ...repliesOf(weekend) });
  showSchedule('&type=public');
  const title = await screen.findByRole('heading', { name: '73. Growing old with dignity' });
  expect(title.closest('article')!.textContent).toContain('Hugh Skelton, Devonport');
});
