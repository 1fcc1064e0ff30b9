/** Creates a link with its code and stores their hashes; the caller sends both. */
import type { SignInLinks } from '@sheaf/database/tables';
import { askedLinkMinutes, inviteHours } from '@sheaf/rules/people/access/link';
import { links } from '#contexts/people/access/links.store';
import type { Tenant } from '#platform/database/tenant';
import { hashSecret, newSecret } from '#platform/secrets';

export type LinkSource = SignInLinks['source'];

interface LinkToMake {
  personId: number;
  kind: 'invite' | 'asked';
  source: LinkSource;
  code: string;
  /** Hash of the requesting browser; null without one. */
  deviceHash: Buffer | null;
  /** Base URL of the installation. */
  address: string;
  now: Date;
}

const linkAddress = (address: string, token: string, source: string): string =>
  `${address}/?token=${token}&source=${source}`;

export async function makeLink(
  tenant: Tenant,
  { personId, kind, source, code, deviceHash, address, now }: LinkToMake,
): Promise<{ link: string; expiresAt: Date }> {
  const token = newSecret();
  const minutes = kind === 'invite' ? inviteHours * 60 : askedLinkMinutes;
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await links.add(tenant, {
    personId,
    tokenHash: hashSecret(token),
    codeHash: hashSecret(`${personId}:${code}`),
    kind,
    source,
    deviceHash,
    expiresAt,
    now,
  });
  return { link: linkAddress(address, token, source), expiresAt };
}
