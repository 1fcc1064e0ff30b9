/** Settings of the reports (SETTINGS-D2). */
import { fieldServiceReportsDefaults } from '@sheaf/rules/reports/settings';
import { clearableMonth, yesNo } from '../settings-fields.ts';
import { settingsPart } from '../settings-part.ts';

export const fieldServiceReports = settingsPart('field_service_reports', fieldServiceReportsDefaults, {
  on: yesNo,
  start_month: clearableMonth,
});
