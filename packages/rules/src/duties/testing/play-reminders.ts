/** Simulates the reminder job over days in which people, dates and cancellations change. */
import { isWaking } from '../../automatic-messages/automatic.ts';
import { type DutyAhead, type DutyReminder, type DutyReminderKind, dueDutyReminders } from '../reminders.ts';

export const kinds: DutyReminderKind[] = ['duty-evening', 'duty-week'];
export const hour = 3_600_000;

/**
 * Each zone changes its clocks in the weeks before its meeting, forward or back; Lord Howe by half an hour.
 */
export const meetingsAt = [
  ['Australia/Hobart', '2026-10-04'],
  ['Australia/Hobart', '2027-04-05'],
  ['Europe/Berlin', '2026-10-28'],
  ['Europe/Berlin', '2027-03-29'],
  ['America/New_York', '2026-11-02'],
  ['Asia/Kolkata', '2026-10-28'],
  ['Australia/Lord_Howe', '2027-04-05'],
] as const;

export const duty = (change: Partial<DutyAhead> = {}): DutyAhead => ({
  id: 31,
  personId: 7,
  meetingId: 3,
  date: '2026-12-02',
  startsAt: '19:30',
  cancelled: false,
  ...change,
});

export interface Step {
  /** Hours until the job runs. */
  after: number;
  runs: number;
  change?: { index: number; duty: Partial<DutyAhead> } | undefined;
}

export interface SentReminder extends DutyReminder {
  kind: DutyReminderKind;
  at: number;
  cancelled: boolean;
}

/** Returns the reminders sent; changes apply between the runs. */
export function play(
  zone: string,
  start: number,
  first: DutyAhead[],
  steps: readonly Step[],
): SentReminder[] {
  const duties = first.map((one) => ({ ...one }));
  const sent: SentReminder[] = [];
  let at = start;
  const settled: Partial<Record<DutyReminderKind, number>> = {};
  for (const { after, runs, change } of steps) {
    at += after * hour;
    if (change) Object.assign(duties[change.index % duties.length]!, change.duty);
    for (let run = 0; run < runs; run += 1)
      for (const kind of kinds.filter((one) => isWaking(one, zone, at))) {
        const told = sent.map(({ effect }) => effect);
        const settledUntil = settled[kind] ?? at;
        settled[kind] = at;
        for (const reminder of dueDutyReminders(kind, duties, { now: at, settledUntil, zone, told })) {
          const cancelled = duties.some(({ id, cancelled: is }) => is && reminder.dutyIds.includes(id));
          sent.push({ ...reminder, kind, at, cancelled });
        }
      }
  }
  return sent;
}
