/** What the domain answers, one line an operation. */
import { attendants } from '@sheaf/contract/attendants/attendants';
import { addResponsibility } from '#domains/attendants/add-responsibility';
import { attachResponsibility } from '#domains/attendants/attach-responsibility';
import { deleteResponsibility } from '#domains/attendants/delete-responsibility';
import { detachResponsibility } from '#domains/attendants/detach-responsibility';
import { editResponsibility } from '#domains/attendants/edit-responsibility';
import { editResponsibilityLink } from '#domains/attendants/edit-responsibility-link';
import { listResponsibilities } from '#domains/attendants/list-responsibilities';
import { listSchedule } from '#domains/attendants/list-schedule';
import { printSchedule } from '#domains/attendants/print-schedule';
import { rotateSchedule } from '#domains/attendants/rotate-schedule';
import { saveEntry } from '#domains/attendants/save-entry';
import { unlockDuty } from '#domains/attendants/unlock-duty';
import { handle } from '#platform/handle';

export const attendantsRoutes = [
  handle(attendants.listSchedule, listSchedule),
  handle(attendants.saveEntry, saveEntry),
  handle(attendants.rotateSchedule, rotateSchedule),
  handle(attendants.unlockDuty, unlockDuty),
  handle(attendants.listResponsibilities, listResponsibilities),
  handle(attendants.addResponsibility, addResponsibility),
  handle(attendants.editResponsibility, editResponsibility),
  handle(attendants.deleteResponsibility, deleteResponsibility),
  handle(attendants.attachResponsibility, attachResponsibility),
  handle(attendants.detachResponsibility, detachResponsibility),
  handle(attendants.editResponsibilityLink, editResponsibilityLink),
  handle(attendants.printSchedule, printSchedule),
];
