/** API for the page of assignments. */
export { MyDuties, NextOwnDuty, type OtherAppointment, useMyDuties } from './my-duties.tsx';
export { type MyDuty, titleOfMine } from './my-duty-title.ts';
