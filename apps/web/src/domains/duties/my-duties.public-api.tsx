/** What the page of assignments shows of duties. */
export { MyDuties, useMyDuties } from './my-duties.tsx';
export type { MyDuty } from './my-duty-title.ts';
export { MyDuties, NextOwnDuty, useMyDuties } from './my-duties.tsx';
