/** What the domain answers, one line an operation. */
import { speakers } from '@sheaf/contract/speakers/speakers';
import { addCongregation } from '#domains/speakers/add-congregation';
import { addSpeaker } from '#domains/speakers/add-speaker';
import { askPartner } from '#domains/speakers/ask-partner';
import { checkCongregation } from '#domains/speakers/check-congregation';
import { checkSpeaker } from '#domains/speakers/check-speaker';
import { confirmPartner } from '#domains/speakers/confirm-partner';
import { deleteCongregation } from '#domains/speakers/delete-congregation';
import { deleteSpeaker } from '#domains/speakers/delete-speaker';
import { editProfile } from '#domains/speakers/edit-profile';
import { editSpeaker } from '#domains/speakers/edit-speaker';
import { endPartner } from '#domains/speakers/end-partner';
import { listDirectory } from '#domains/speakers/list-directory';
import { listPartners } from '#domains/speakers/list-partners';
import { listSpeakers } from '#domains/speakers/list-speakers';
import { printSpeakers } from '#domains/speakers/print-speakers';
import { readContact } from '#domains/speakers/read-contact';
import { readOutlines } from '#domains/speakers/read-outlines';
import { readProfile } from '#domains/speakers/read-profile';
import { saveContact } from '#domains/speakers/save-contact';
import { saveOutlines } from '#domains/speakers/save-outlines';
import { saveOutlinesText } from '#domains/speakers/save-outlines-text';
import { saveSharing } from '#domains/speakers/save-sharing';
import { searchSpeakers } from '#domains/speakers/search-speakers';
import { sendSpeakers } from '#domains/speakers/send-speakers';
import { handle, type Route } from '#platform/handle';

export const speakersRoutes: readonly Route[] = [
  handle(speakers.listDirectory, listDirectory),
  handle(speakers.addCongregation, addCongregation),
  handle(speakers.checkCongregation, checkCongregation),
  handle(speakers.deleteCongregation, deleteCongregation),
  handle(speakers.readProfile, readProfile),
  handle(speakers.editProfile, editProfile),
  handle(speakers.saveContact, saveContact),
  handle(speakers.readContact, readContact),
  handle(speakers.listSpeakers, listSpeakers),
  handle(speakers.addSpeaker, addSpeaker),
  handle(speakers.editSpeaker, editSpeaker),
  handle(speakers.checkSpeaker, checkSpeaker),
  handle(speakers.deleteSpeaker, deleteSpeaker),
  handle(speakers.readOutlines, readOutlines),
  handle(speakers.saveOutlinesText, saveOutlinesText),
  handle(speakers.saveOutlines, saveOutlines),
  handle(speakers.searchSpeakers, searchSpeakers),
  handle(speakers.listPartners, listPartners),
  handle(speakers.askPartner, askPartner),
  handle(speakers.confirmPartner, confirmPartner),
  handle(speakers.endPartner, endPartner),
  handle(speakers.saveSharing, saveSharing),
  handle(speakers.printSpeakers, printSpeakers),
  handle(speakers.sendSpeakers, sendSpeakers),
];
