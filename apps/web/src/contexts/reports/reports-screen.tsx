/** Reports of the month for people who manage them, otherwise the own report (REPORTS-S1, REPORTS-R6). */
import { useState } from 'react';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { useAnyUnsaved } from '#platform/unsaved.ts';
import { MonthScreen } from './month-screen.tsx';
import { MyReportScreen } from './my-report-screen.tsx';

export function ReportsScreen() {
  const keepsRecords = usePermits().has('settings.users');
  const online = useOnline();
  const unsaved = useAnyUnsaved();
  const [shown, setShown] = useState(online);
  // Typed rows stay on the screen when the network is lost.
  const month = online || (shown && unsaved);
  if (month !== shown) setShown(month);
  return keepsRecords && month ? <MonthScreen /> : <MyReportScreen />;
}
