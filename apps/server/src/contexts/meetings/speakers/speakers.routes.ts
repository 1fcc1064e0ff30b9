import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { addCongregation } from '#contexts/meetings/speakers/add-congregation';
import { addSpeaker } from '#contexts/meetings/speakers/add-speaker';
import { askPartner } from '#contexts/meetings/speakers/ask-partner';
import { checkCongregation } from '#contexts/meetings/speakers/check-congregation';
import { checkSpeaker } from '#contexts/meetings/speakers/check-speaker';
import { confirmPartner } from '#contexts/meetings/speakers/confirm-partner';
import { deleteCongregation } from '#contexts/meetings/speakers/delete-congregation';
import { deleteSpeaker } from '#contexts/meetings/speakers/delete-speaker';
import { editProfile } from '#contexts/meetings/speakers/edit-profile';
import { editSpeaker } from '#contexts/meetings/speakers/edit-speaker';
import { endPartner } from '#contexts/meetings/speakers/end-partner';
import { listDirectory } from '#contexts/meetings/speakers/list-directory';
import { listPartners } from '#contexts/meetings/speakers/list-partners';
import { listSpeakers } from '#contexts/meetings/speakers/list-speakers';
import { printSpeakers } from '#contexts/meetings/speakers/print-speakers';
import { readContact } from '#contexts/meetings/speakers/read-contact';
import { readOutlines } from '#contexts/meetings/speakers/read-outlines';
import { readProfile } from '#contexts/meetings/speakers/read-profile';
import { saveContact } from '#contexts/meetings/speakers/save-contact';
import { saveOutlines } from '#contexts/meetings/speakers/save-outlines';
import { saveOutlinesText } from '#contexts/meetings/speakers/save-outlines-text';
import { saveSharing } from '#contexts/meetings/speakers/save-sharing';
import { searchSpeakers } from '#contexts/meetings/speakers/search-speakers';
import { sendSpeakers } from '#contexts/meetings/speakers/send-speakers';
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
