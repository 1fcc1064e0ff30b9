/** What the domain answers, one line an operation. */
import { attendants } from '@sheaf/contract/meetings/attendants/attendants';
import { addResponsibility } from '#contexts/meetings/attendants/add-responsibility';
import { attachResponsibility } from '#contexts/meetings/attendants/attach-responsibility';
import { deleteResponsibility } from '#contexts/meetings/attendants/delete-responsibility';
import { detachResponsibility } from '#contexts/meetings/attendants/detach-responsibility';
import { editResponsibility } from '#contexts/meetings/attendants/edit-responsibility';
import { editResponsibilityLink } from '#contexts/meetings/attendants/edit-responsibility-link';
import { listResponsibilities } from '#contexts/meetings/attendants/list-responsibilities';
import { listSchedule } from '#contexts/meetings/attendants/list-schedule';
import { printSchedule } from '#contexts/meetings/attendants/print-schedule';
import { rotateSchedule } from '#contexts/meetings/attendants/rotate-schedule';
import { saveEntry } from '#contexts/meetings/attendants/save-entry';
import { unlockDuty } from '#contexts/meetings/attendants/unlock-duty';
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
