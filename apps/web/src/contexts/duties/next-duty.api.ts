/** API for the dashboard, loaded after the first paint. */
export { titleOfMine } from './my-duty-title.ts';
export { NextDuty, useNextOwnDuty } from './next-duty.tsx';
