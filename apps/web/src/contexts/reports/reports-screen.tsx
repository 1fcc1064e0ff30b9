/** Reports of the month for people who manage them, otherwise the own report (REPORTS-S1, REPORTS-R6). */
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { MonthScreen } from './month-screen.tsx';
import { MyReportScreen } from './my-report-screen.tsx';

export function ReportsScreen() {
  const keepsRecords = usePermits().has('settings.users');
  const online = useOnline();
  return keepsRecords && online ? <MonthScreen /> : <MyReportScreen />;
}
