import { expect, it } from 'vitest';
import { toldReasons, toldWorse } from './told-reasons.ts';

it('AVAIL-R3 a limit and a pair are read as cannot, counted together', () => {
  const by = [
    { rule: 'month-full' as const, people: 2 },
    { rule: 'pair' as const, people: 1 },
    { rule: 'away' as const, people: 1 },
  ];
  const relax = { person: 7, rule: 'month-full' as const };
  expect(toldReasons({ nobody: { qualified: 4, by, relax } })).toEqual({
    nobody: {
      qualified: 4,
      by: [
        { rule: 'cannot', people: 3 },
        { rule: 'away', people: 1 },
      ],
      relax: null,
    },
  });
});

it('X-FAIR-52 a waiver of two parts in a week is no fact about the person', () => {
  const relax = { person: 7, rule: 'same-week' as const };
  const nobody = { qualified: 1, by: [{ rule: 'same-week' as const, people: 1 }], relax };
  expect(toldReasons({ nobody })).toEqual({ nobody });
});

it('AVAIL-R3 shares, wishes and entries are left out', () => {
  const told = toldReasons({
    why: [
      { code: 'waits', weeks: 9, turn: 7 },
      { code: 'share', points: 4, share: 2, duties: 2 },
      { code: 'pair', with: 5 },
      { code: 'new-here', since: '2026-11-02' },
    ],
    next: { person: 5, worse: { level: 'quality', term: 'wish', person: 5, weeks: null, turn: null } },
  });
  expect(told).toEqual({
    why: [{ code: 'waits', weeks: 9, turn: 7 }],
    next: { person: 5, worse: { level: 'same' } },
  });
  expect(toldWorse({ level: 'rule', rule: 'month-full' })).toEqual({ level: 'rule', rule: 'cannot' });
});
