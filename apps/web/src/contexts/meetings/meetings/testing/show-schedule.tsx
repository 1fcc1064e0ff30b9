/** Renders the schedule of a week for a person who edits it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peopleChange } from '#platform/testing/people.ts';
import { exampleCongregation, examplePerson } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MeetingsScreen } from '../meetings-screen.tsx';
import { exampleWeek, repliesOf } from './example-meetings.ts';

const people = peopleChange([
  examplePerson({ id: 1 }),
  examplePerson({ id: 2, first_name: 'Peter', last_name: 'Lind' }),
]);

export const midweek = exampleWeek({ id: 7, halls: 2, people: { 'prelude.chairman': { user_id: 2 } } });
export const weekend = exampleWeek({ id: 8, type: 'public', date: '2026-11-29' });

export const scheduleReplies = {
  ...repliesOf(midweek, weekend),
  'sync.listChanges': people as never,
  'congregations.readCongregation': exampleCongregation,
};

/** @param search query string after the week. */
export const showSchedule = (search = '&type=clam') =>
  showScreen(<MeetingsScreen />, '/schedules/meetings', `/schedules/meetings?week=2026-11-23${search}`);

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const openSheet = async () => within(await screen.findByRole('dialog'));
