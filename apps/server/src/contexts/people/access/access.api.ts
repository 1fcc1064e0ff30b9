/**
 * A link made by the installation itself: the demo's, and a new congregation's first administrator's. For those who keep people:
 * how a contact is written, one invite, and the end of everything a person is signed in with.
 */
import { type LinkSource, makeLink } from '#contexts/people/access/make-link';
import { tenantTransaction } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';
import { newCode } from '#platform/secrets';

export { limitAnswers } from '#contexts/people/access/limits';
export { sendInvite } from '#contexts/people/access/send-invite';
export { signOutEverywhere } from '#contexts/people/access/sign-out';

export interface PrintedLink {
  congregationId: number;
  personId: number;
  kind: 'invite' | 'asked';
  source: LinkSource;
}

/** The full link; only its hash is stored, so it cannot be printed again. */
export async function printLink(platform: Platform, link: PrintedLink): Promise<string> {
  // In the journal it is one that was asked for, at the console of the server.
  const act = { congregationId: link.congregationId, personId: null, operation: 'access.askForLink' };
  const { personId, kind, source } = link;
  const made = await tenantTransaction(platform, act, (tenant) =>
    makeLink(tenant, {
      personId,
      kind,
      source,
      code: newCode(),
      deviceHash: null,
      address: platform.settings.address,
      now: platform.clock(),
    }),
  );
  return made.link;
}
