/** API for the page of assignments. */
export { MyDuties, NextOwnDuty, type OtherAppointment, useMyDuties } from './my-duties.tsx';
export type { MyDuty } from './my-duty-title.ts';
