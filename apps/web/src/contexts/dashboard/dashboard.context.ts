import { dashboardDomain } from '#contexts/dashboard/dashboard/dashboard.domain.tsx';
import { printingDomain } from '#contexts/dashboard/printing/printing.domain.tsx';
import { schedulesDomain } from '#contexts/dashboard/schedules/schedules.domain.tsx';
import { settingsDomain } from '#contexts/dashboard/settings/settings.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const dashboardContext = defineContext({
  name: 'dashboard',
  layer: 4,
  domains: [dashboardDomain, printingDomain, schedulesDomain, settingsDomain],
});
