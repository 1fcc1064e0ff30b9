import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { isReminderHour, speakerReminder, type TalkAhead } from './reminders.ts';
import { confirmations } from './request.ts';

const date = '2026-12-13';
const talk = (values: Partial<TalkAhead> = {}): TalkAhead => ({
  date,
  confirmed: confirmations.encode('confirmed'),
  isCancelled: false,
  isOwnMeeting: false,
  isPerson: false,
  askedOn: '2026-10-01',
  ...values,
});
const kinds = ['duty-week', 'duty-evening'] as const;
const before = (days: number): string => addDays(date, -days);

it('MSG-R22 TALK-R1 reminds a speaker seven or six days before, and on the evening before', () => {
  const days = Array.from({ length: 20 }, (_, at) => at - 3);
  const told = kinds.map((kind) => days.filter((at) => speakerReminder(kind, talk(), before(at)) === 'tell'));
  expect(told).toEqual([[6, 7], [1]]);
});

it('TALK-R1 repeats an unanswered question after three days, on the evening before after one day', () => {
  const awaiting = talk({ confirmed: confirmations.encode('awaiting') });
  const asked = (kind: (typeof kinds)[number], at: number, ago: number) =>
    speakerReminder(kind, { ...awaiting, askedOn: addDays(before(at), -ago) }, before(at));
  expect([0, 1, 2, 3, 4].map((ago) => asked('duty-week', 7, ago))).toEqual([null, null, null, 'ask', 'ask']);
  expect([0, 1, 2].map((ago) => asked('duty-evening', 1, ago))).toEqual([null, 'ask', 'ask']);
});

it('TALK-R1 reminds nobody who declined, whose meeting is cancelled, or who was never asked through the app', () => {
  const silent: Partial<TalkAhead>[] = [
    { confirmed: confirmations.encode('declined') },
    { isCancelled: true },
    { isOwnMeeting: true },
    { askedOn: null },
    { askedOn: null, confirmed: confirmations.encode('awaiting') },
  ];
  const days = Array.from({ length: 26 }, (_, at) => at - 5);
  for (const values of silent)
    for (const kind of kinds)
      for (const at of days) expect(speakerReminder(kind, talk(values), before(at))).toBeNull();
});

it('TALK-R1 reminds an own speaker with a talk elsewhere even without a question', () => {
  expect(speakerReminder('duty-evening', talk({ isPerson: true, askedOn: null }), before(1))).toBe('tell');
});

it('TALK-R1 sends between 17:00 and 20:00 local time of the congregation', () => {
  const at = (clock: string): boolean =>
    isReminderHour('Australia/Hobart', Date.parse(`2026-12-06T${clock}+11:00`));
  expect(['08:30', '16:59', '17:00', '19:59', '20:00'].map(at)).toEqual([false, false, true, true, false]);
});
