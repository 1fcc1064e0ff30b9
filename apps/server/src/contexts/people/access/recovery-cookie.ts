/**
 * The cookie that restores the bearer of a session after a browser deleted it, and does nothing else
 * (AUTH-R23, decision 185).
 */
import { createHmac, randomBytes } from 'node:crypto';
import { recoveryDays } from '@sheaf/rules/people/access/recovery-cookie';
import { sessions } from '#contexts/people/access/sessions.store';
import type { Tenant } from '#platform/database/tenant';
import type { Wire } from '#platform/handle';
import { hashSecret, newSecret } from '#platform/secrets';

/** The prefix makes browsers refuse it from other hosts, without Secure, and for a part of the site. */
const cookieName = '__Host-sheaf-recovery';
/** Shows the app that the cookie exists, and is no secret. */
const markName = '__Host-sheaf-recoverable';

const seconds = recoveryDays * 86_400;
const cookie = (name: string, value: string, maxAge: number, rest = ''): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; Secure; SameSite=Strict${rest}`;

export const recoveryCookies = (secret: string): string[] => [
  cookie(cookieName, secret, seconds, '; HttpOnly'),
  cookie(markName, '1', seconds),
];

export const endedCookies: string[] = [cookie(cookieName, '', 0, '; HttpOnly'), cookie(markName, '', 0)];

const secretLength = 43;

/** Undefined without a cookie that can be a secret. */
export const recoveryOf = (wire: Wire): string | undefined =>
  (wire.header('cookie') ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${cookieName}=`) && one.length === cookieName.length + 1 + secretLength)
    ?.slice(cookieName.length + 1);

/** Browsers set both headers, and a page of another site cannot change them. */
export const isFromOwnPage = (wire: Wire, address: string): boolean =>
  wire.header('sec-fetch-site') === 'same-origin' && wire.header('origin') === new URL(address).origin;

/** The next value follows from the present one, so that a repeated request gets the same cookie again. */
export const nextRecovery = (key: Buffer, secret: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url');

/**
 * Cookies after the bearer of a session was proven: the present one for longer, or a new one if the browser
 * has none. Other clients than the app get none.
 */
export async function recoveryCookiesOf(
  tenant: Tenant,
  tokenHash: Buffer,
  { wire, address, now }: { wire: Wire; address: string; now: Date },
): Promise<string[]> {
  if (!isFromOwnPage(wire, address)) return [];
  const present = recoveryOf(wire);
  if (present && (await sessions.hasRecovery(tenant, tokenHash, hashSecret(present))))
    return recoveryCookies(present);
  const secret = newSecret();
  await sessions.setRecovery(tenant, tokenHash, { key: randomBytes(32), hash: hashSecret(secret), now });
  return recoveryCookies(secret);
}
