/** Links, sessions, devices, tickets: what the domain answers, one line an operation. */
import { access } from '@sheaf/contract/access';
import { acceptPrivacyPolicy } from '#domains/access/accept-privacy-policy';
import { askForLink } from '#domains/access/ask-for-link';
import { checkSession } from '#domains/access/check-session';
import { createReportTicket } from '#domains/access/create-report-ticket';
import { declinePrivacyPolicy } from '#domains/access/decline-privacy-policy';
import { endDevice } from '#domains/access/end-device';
import { endSession } from '#domains/access/end-session';
import { listDevices } from '#domains/access/list-devices';
import { listLocalOutbox } from '#domains/access/list-local-outbox';
import { openLink } from '#domains/access/open-link';
import { readInviteTerms } from '#domains/access/read-invite-terms';
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
];
