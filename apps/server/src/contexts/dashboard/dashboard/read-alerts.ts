import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { currentAlerts } from '#contexts/dashboard/dashboard/current-alerts';
import type { Handler } from '#platform/handle';

/** SHELL-C1. */
export const readAlerts = (call: Handler<typeof dashboard.readAlerts>) => currentAlerts(call);
