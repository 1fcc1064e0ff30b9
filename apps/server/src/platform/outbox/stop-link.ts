/** Signs and verifies unsubscribe links by kind of mail (MSG-R24). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  isStoppable,
  type readStopToken,
  type StopLink,
  signedText,
  writeStopToken,
} from '@sheaf/rules/automatic-messages/stop-link';
import { type Tenant, type TransactionActor, tenantTransaction } from '#platform/database/tenant';
import type { MessageInTransit } from '#platform/outbox/hand-overs.store';
import { mailKeys } from '#platform/outbox/mail-keys.store';
import type { Platform } from '#platform/platform';

const sign = (link: StopLink, key: Buffer): Buffer =>
  createHmac('sha256', key).update(signedText(link)).digest();

export const stopToken = async (tenant: Tenant, link: Omit<StopLink, 'congregationId'>): Promise<string> => {
  const whole = { ...link, congregationId: tenant.congregationId };
  return writeStopToken(whole, sign(whole, await mailKeys.keep(tenant)).toString('base64url'));
};

/**
 * Page for a person: the fragment after # reaches no log and no Referer, and opening the page changes
 * nothing.
 */
export const stopPage = async (
  tenant: Tenant,
  address: string,
  link: Omit<StopLink, 'congregationId'>,
): Promise<string> => `${address}/stop-mails#${await stopToken(tenant, link)}`;

export async function isOurs(
  tenant: Tenant,
  link: NonNullable<ReturnType<typeof readStopToken>>,
): Promise<boolean> {
  const key = await mailKeys.read(tenant);
  return key !== undefined && timingSafeEqual(sign(link, key), Buffer.from(link.signature, 'base64url'));
}

/** One-click unsubscribe address for mail programs; null for a mail that is not a list. */
export async function stopAddress(
  platform: Platform,
  actor: TransactionActor,
  { kind, person_id: personId }: MessageInTransit,
): Promise<string | null> {
  if (personId === null || !isStoppable(kind)) return null;
  const token = await tenantTransaction(platform, actor, (tenant) => stopToken(tenant, { personId, kind }));
  return `${platform.settings.address}/api/stop-mails/${token}`;
}
