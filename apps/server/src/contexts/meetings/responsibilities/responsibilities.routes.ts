import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { addResponsibility } from '#contexts/meetings/responsibilities/add-responsibility';
import { attachResponsibility } from '#contexts/meetings/responsibilities/attach-responsibility';
import { deleteResponsibility } from '#contexts/meetings/responsibilities/delete-responsibility';
import { detachResponsibility } from '#contexts/meetings/responsibilities/detach-responsibility';
import { editResponsibility } from '#contexts/meetings/responsibilities/edit-responsibility';
import { editResponsibilityLink } from '#contexts/meetings/responsibilities/edit-responsibility-link';
import { listMailRecipients } from '#contexts/meetings/responsibilities/list-mail-recipients';
import { listResponsibilities } from '#contexts/meetings/responsibilities/list-responsibilities';
import { listSchedule } from '#contexts/meetings/responsibilities/list-schedule';
import { mailResponsibilities } from '#contexts/meetings/responsibilities/mail-responsibilities';
import { printSchedule } from '#contexts/meetings/responsibilities/print-schedule';
import { rotateSchedule } from '#contexts/meetings/responsibilities/rotate-schedule';
import { saveEntry } from '#contexts/meetings/responsibilities/save-entry';
import { unlockDuty } from '#contexts/meetings/responsibilities/unlock-duty';
import { handle } from '#platform/handle';

export const responsibilitiesRoutes = [
  handle(responsibilities.listSchedule, listSchedule),
  handle(responsibilities.saveEntry, saveEntry),
  handle(responsibilities.rotateSchedule, rotateSchedule),
  handle(responsibilities.unlockDuty, unlockDuty),
  handle(responsibilities.listResponsibilities, listResponsibilities),
  handle(responsibilities.addResponsibility, addResponsibility),
  handle(responsibilities.editResponsibility, editResponsibility),
  handle(responsibilities.deleteResponsibility, deleteResponsibility),
  handle(responsibilities.attachResponsibility, attachResponsibility),
  handle(responsibilities.detachResponsibility, detachResponsibility),
  handle(responsibilities.editResponsibilityLink, editResponsibilityLink),
  handle(responsibilities.listMailRecipients, listMailRecipients),
  handle(responsibilities.mailResponsibilities, mailResponsibilities),
  handle(responsibilities.printSchedule, printSchedule),
];
