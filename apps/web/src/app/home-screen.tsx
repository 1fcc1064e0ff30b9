/** The start page: the dashboard, or that of simple mode, which loads on demand. */
import { DashboardScreen } from '#contexts/dashboard/dashboard/dashboard-screen.tsx';
import { loadScreen } from '#platform/lazy-screen.ts';
import { useSimpleMode } from '#platform/simple-mode.ts';
import { lazyThemed } from '#ui/lazy-themed.tsx';

const SimpleScreen = lazyThemed(() =>
  loadScreen(() => import('./simple-screen.tsx'), 'dashboard', 'duties', 'reports'),
);

export const HomeScreen = () => (useSimpleMode() ? <SimpleScreen /> : <DashboardScreen />);
