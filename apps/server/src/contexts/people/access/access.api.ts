/**
 * Creates links for the demo and for the first administrator of a congregation; normalises contacts, sends
 * invites and signs people out.
 */
import { signedInDevices } from '#contexts/people/access/list-devices';
import { type LinkSource, makeLink } from '#contexts/people/access/make-link';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';
import { newCode } from '#platform/secrets';

export { limitAnswers } from '#contexts/people/access/limits';
export { sendInvite } from '#contexts/people/access/send-invite';
export { signOutEverywhere } from '#contexts/people/access/sign-out';
export {
  type UninstalledPhone,
  uninstalledPhones,
  uninstalledPhonesText,
} from '#contexts/people/access/uninstalled-phones.store';

/** Number of devices on which a person is signed in. */
export const countDevices = async (tenant: Tenant, personId: number, now: Date): Promise<number> =>
  (await signedInDevices(tenant, personId, now)).length;

export interface PrintedLink {
  congregationId: number;
  personId: number;
  kind: 'invite' | 'asked';
  source: LinkSource;
}

/** Returns the full link; only its hash is stored, so it cannot be printed again. */
export async function printLink(platform: Platform, link: PrintedLink): Promise<string> {
  // The journal records it like a requested link, made at the server's console.
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
