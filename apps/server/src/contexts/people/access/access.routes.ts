import { access } from '@sheaf/contract/people/access/access';
import { acceptPrivacyPolicy } from '#contexts/people/access/accept-privacy-policy';
import { addPasskey } from '#contexts/people/access/add-passkey';
import { askForLink } from '#contexts/people/access/ask-for-link';
import { askForPasskey } from '#contexts/people/access/ask-for-passkey';
import { beginPasskey } from '#contexts/people/access/begin-passkey';
import { checkSession } from '#contexts/people/access/check-session';
import { createReportTicket } from '#contexts/people/access/create-report-ticket';
import { declinePrivacyPolicy } from '#contexts/people/access/decline-privacy-policy';
import { endDevice } from '#contexts/people/access/end-device';
import { endSession } from '#contexts/people/access/end-session';
import { listDevices } from '#contexts/people/access/list-devices';
import { listLocalOutbox } from '#contexts/people/access/list-local-outbox';
import { listPasskeys } from '#contexts/people/access/list-passkeys';
import { openLink } from '#contexts/people/access/open-link';
import { openPasskey } from '#contexts/people/access/open-passkey';
import { readInviteTerms } from '#contexts/people/access/read-invite-terms';
import { readLink } from '#contexts/people/access/read-link';
import { removePasskey } from '#contexts/people/access/remove-passkey';
import { restoreSession } from '#contexts/people/access/restore-session';
import { sendInvite } from '#contexts/people/access/send-invite';
import { handle } from '#platform/handle';

export const accessRoutes = [
  handle(access.openLink, openLink),
  handle(access.restoreSession, restoreSession),
  handle(access.readLink, readLink),
  handle(access.askForLink, askForLink),
  handle(access.checkSession, checkSession),
  handle(access.endSession, endSession),
  handle(access.listDevices, listDevices),
  handle(access.endDevice, endDevice),
  handle(access.createReportTicket, createReportTicket),
  handle(access.acceptPrivacyPolicy, acceptPrivacyPolicy),
  handle(access.declinePrivacyPolicy, declinePrivacyPolicy),
  handle(access.listLocalOutbox, listLocalOutbox),
  handle(access.sendInvite, sendInvite),
  handle(access.readInviteTerms, readInviteTerms),
  handle(access.listPasskeys, listPasskeys),
  handle(access.beginPasskey, beginPasskey),
  handle(access.addPasskey, addPasskey),
  handle(access.removePasskey, removePasskey),
  handle(access.askForPasskey, askForPasskey),
  handle(access.openPasskey, openPasskey),
];
