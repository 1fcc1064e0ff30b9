/**
 * A link made by the installation itself: the demo's, and a new congregation's first administrator's. For those who keep people:
 * how a contact is written, one invite, and the end of everything a person is signed in with.
 */
import { askedLinkMinutes, inviteHours } from '@sheaf/rules/access/link';
import { links } from '#domains/access/links.store';
import { type LinkSource, linkAddress } from '#domains/access/send-link';
import { tenantTransaction } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';
import { hashSecret, newCode, newSecret } from '#platform/secrets';

export { readContact } from '#domains/access/contact';
export { limitAnswers } from '#domains/access/limits';
export { sendInvite } from '#domains/access/send-invite';
export { signOutEverywhere } from '#domains/access/sign-out';

export interface PrintedLink {
  congregationId: number;
  personId: number;
  kind: 'invite' | 'asked';
  source: LinkSource;
}

/** The full link; only its hash is stored, so it cannot be printed again. */
export async function printLink(platform: Platform, link: PrintedLink): Promise<string> {
  const token = newSecret();
  const minutes = link.kind === 'invite' ? inviteHours * 60 : askedLinkMinutes;
  // In the journal it is one that was asked for, at the console of the server.
  const act = { congregationId: link.congregationId, personId: null, operation: 'access.askForLink' };
  await tenantTransaction(platform, act, (tenant) =>
    links.add(tenant, {
      personId: link.personId,
      tokenHash: hashSecret(token),
      codeHash: hashSecret(`${link.personId}:${newCode()}`),
      kind: link.kind,
      source: link.source,
      expiresAt: new Date(platform.clock().getTime() + minutes * 60_000),
    }),
  );
  return linkAddress(platform.settings.address, token, link.source);
}
