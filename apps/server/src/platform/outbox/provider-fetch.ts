/** An HTTP request to a provider, and whether one that got no answer can have been heard. */
import { SendFailure } from '#platform/outbox/send-failure';

/** Longer than `fetch` tries to connect (ten seconds), so that a provider that is not there is told from one that is silent. */
export const patienceMilliseconds = 25_000;

/** No connection came about, or none that is trusted, so that nothing was heard. */
const unreachedCodes = new Set([
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPROTO'],
  'UND_ERR_CONNECT_TIMEOUT',
]);
const isUnreached = (code: string): boolean =>
  unreachedCodes.has(code) || /^(?:ERR_TLS|ERR_SSL|CERT|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)_\w+$/.test(code);

/** A proxy's word that it had no answer of the provider: what that did is not known. */
const gatewayStatuses = new Set([502, 504, 520, 524]);
export const isUnsure = (status: number): boolean => gatewayStatuses.has(status);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;

/**
 * @param who is named in the failure. A redirect is an answer, and is not followed. Every request has a connection of its own: one
 * kept from before may be closed in the very moment it is used, and leave us in doubt.
 */
export async function providerFetch(
  who: string,
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  patience = patienceMilliseconds,
): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      headers: { ...init.headers, connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw new SendFailure(`${who}: ${late ? 'no answer in time' : 'not reached'}`, {
      unsure: !isUnreached(String(codeOf(error))),
    });
  }
}
