/** Links, passkeys, sessions, devices, tickets: what the domain answers, one line an operation. */
import { access } from '@sheaf/contract/access/access';
import { acceptPrivacyPolicy } from '#domains/access/accept-privacy-policy';
import { addPasskey } from '#domains/access/add-passkey';
import { askForLink } from '#domains/access/ask-for-link';
import { askForPasskey } from '#domains/access/ask-for-passkey';
import { beginPasskey } from '#domains/access/begin-passkey';
import { checkSession } from '#domains/access/check-session';
import { createReportTicket } from '#domains/access/create-report-ticket';
import { declinePrivacyPolicy } from '#domains/access/decline-privacy-policy';
import { endDevice } from '#domains/access/end-device';
import { endSession } from '#domains/access/end-session';
import { listDevices } from '#domains/access/list-devices';
import { listLocalOutbox } from '#domains/access/list-local-outbox';
import { listPasskeys } from '#domains/access/list-passkeys';
import { openLink } from '#domains/access/open-link';
import { openPasskey } from '#domains/access/open-passkey';
import { readInviteTerms } from '#domains/access/read-invite-terms';
import { removePasskey } from '#domains/access/remove-passkey';
import { sendInvite } from '#domains/access/send-invite';
import { handle } from '#platform/handle';

export const accessRoutes = [
  handle(access.openLink, openLink),
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
