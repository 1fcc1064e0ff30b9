import { mayOpen } from '@sheaf/rules/dashboard/dashboard/menus';
import { expect, it } from 'vitest';
import { gates } from './domain-routes.tsx';

it('REPORTS-X3 everybody opens the own report, although its entry shows to people who manage the records', () => {
  expect(mayOpen('/settings/reports/own/', new Set(), gates)).toBe(true);
  expect(mayOpen('/settings/report-totals/', new Set(), gates)).toBe(false);
});
