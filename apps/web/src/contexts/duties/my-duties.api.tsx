/** What the page of assignments shows of duties. */
export { MyDuties, NextOwnDuty, type OtherAppointment, useMyDuties } from './my-duties.tsx';
export type { MyDuty } from './my-duty-title.ts';
