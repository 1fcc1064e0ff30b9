/** What the dashboard shows of duties; it arrives after the first paint. */
export { NextDuty } from './next-duty.tsx';
