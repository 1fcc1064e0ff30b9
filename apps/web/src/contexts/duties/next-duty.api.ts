/** API for the dashboard, loaded after the first paint. */
export { NextDuty } from './next-duty.tsx';
