/** Each printed document and its permission, through the whole server. */
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

/** Permission by document, as listed in PRINT. */
const permits: Record<string, PermissionKey[]> = {
  'reports/dnc': ['settings.print.dnc_list'],
  'reports/attendant-schedule': ['settings.print.attendants_schedule'],
  'reports/group-list/groups': ['settings.print.groups', 'settings.print.groups_elder'],
  'reports/group-list/groups_elder': ['settings.print.groups_elder'],
  'reports/publisher-contact-list': ['settings.print.groups_elder'],
  'reports/meeting-schedule/0': ['settings.print.s_140'],
  'reports/s89': ['settings.print.s_89'],
  'reports/co-schedule': ['settings.print.co_schedule'],
  'reports/s13': ['settings.print.s_13'],
  'reports/s21/1': ['settings.print.s_21'],
  'download-invoice/1': ['settings.account'],
  'reports/publisher-reports/download': ['settings.print.s_21'],
  'reports/field-service-reports/2026/5': ['settings.reports.totals'],
  'reports/cong-report': ['settings.print.cong_report'],
  'reports/public-schedule': ['settings.print.public_schedule'],
  'reports/public-talk-history/download': ['settings.print.public_talk_history'],
  'reports/notice/1': ['schedules.noticeboard'],
  'reports/tasks': ['settings.tasks'],
};

it('PRINT-R2 refuses each document to a person with all other permissions', async () => {
  for (const [link, needed] of Object.entries(permits)) {
    const without = permissionKeys.filter((key) => !needed.includes(key));
    const { token } = await congregation.addPerson({ permissions: without });
    const headers = { authorization: `Bearer ${token}` };
    expect([link, (await test.app.inject({ url: `/api/${link}`, headers })).statusCode]).toEqual([link, 403]);
  }
});
