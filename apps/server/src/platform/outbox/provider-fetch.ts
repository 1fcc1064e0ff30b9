/**
 * An HTTP request to a provider, which distinguishes a request without an answer from one that never arrived.
 */
import { SendFailure } from '#platform/outbox/send-failure';

/**
 * Longer than the connect timeout of `fetch` (ten seconds), to distinguish an unreachable provider from a
 * silent one.
 */
export const patienceMilliseconds = 25_000;

/** Codes for no connection or no trusted one: the request was not received. */
const unreachedCodes = new Set([
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPROTO'],
  'UND_ERR_CONNECT_TIMEOUT',
]);
const isUnreached = (code: string): boolean =>
  unreachedCodes.has(code) || /^(?:ERR_TLS|ERR_SSL|CERT|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)_\w+$/.test(code);

/** A proxy received no answer from the provider: the outcome is unknown. */
const gatewayStatuses = new Set([502, 504, 520, 524]);
export const isUnsure = (status: number): boolean => gatewayStatuses.has(status);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;

/**
 * @param who named in the failure. A redirect is an answer and is not followed. Every request uses a new
 * connection: a reused one may be closed while in use, which would leave the outcome unknown.
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
