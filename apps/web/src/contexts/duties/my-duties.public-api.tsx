/** What the page of assignments shows of duties. */
export { MyDuties, NextOwnDuty, useMyDuties } from './my-duties.tsx';
export type { MyDuty } from './my-duty-title.ts';
