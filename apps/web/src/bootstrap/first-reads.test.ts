import { operations } from 'virtual:operations';
import { keptWeeks } from '@sheaf/rules/meetings/meetings/kept-weeks';
import { expect, it } from 'vitest';
import { firstReads } from './first-reads.ts';

const reader = { user: 7, day: '2026-11-30' };
const landings = ['/', '/assignments/', '/map/12/', '/schedules/meetings/', '/settings/reports/own/'];

it('SHELL-X4 every read that is sent before the app starts is a read of the API', () => {
  const paths = Object.values(operations).flatMap((entry) =>
    entry?.[0] === 'GET' ? [new RegExp(`^/api${entry[1].replaceAll(/\{\w+\}/g, '[^/]+')}$`)] : [],
  );
  for (const landing of landings) {
    const reads = firstReads(landing, reader);
    expect([landing, reads.length > 0]).toEqual([landing, true]);
    for (const read of reads)
      expect([read, paths.some((path) => path.test(read.split('?')[0]!))]).toEqual([read, true]);
  }
  expect(firstReads('/settings/', reader)).toEqual([]);
});

it('SHELL-X4 the weeks read before the app starts are the stored ones, on every day of two years', () => {
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10);
    const { from, to } = keptWeeks(date);
    expect(firstReads('/schedules/meetings/', { ...reader, day: date })).toContain(
      `/api/meetings?from=${from}&to=${to}`,
    );
  }
});

it('SHELL-X4 the month before is read, in January that of the year before', () => {
  const monthOn = (day: string) => firstReads('/settings/reports/own/', { ...reader, day })[1];
  expect(monthOn('2026-11-30')).toBe('/api/report-months/2026-10-01');
  expect(monthOn('2027-01-31')).toBe('/api/report-months/2026-12-01');
});
