/** Calls a provider over HTTP: one timeout, one parsing of refusals, and answers without our secrets. */
import { isUnsure, providerFetch } from '#platform/outbox/provider-fetch';
import { SendFailure } from '#platform/outbox/send-failure';

const longestText = 300;
const mostBytes = 65_536;

export interface ProviderRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Removed from failure texts. */
  secrets: readonly string[];
  patience?: number;
  /** The provider deduplicates by our reference: a message that may have been accepted can be retried. */
  takesOnce?: boolean;
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3). */
export function retryAfterSeconds(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}

const cleaned = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
    .slice(0, longestText);

/** Rate limits, timeouts and provider errors are temporary; every other refusal is permanent. */
const isPermanent = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);

export interface ProviderAnswer {
  status: number;
  /** Null if the answer is not JSON. */
  json: unknown;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page or plain text: the status is sufficient.
    return null;
  }
};

/** Empty if the body is truncated or endless: the status is sufficient. */
async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      if (bytes > mostBytes) return '';
      chunks.push(chunk);
    }
  } catch {
    return '';
  }
  return Buffer.concat(chunks).toString();
}

/** `errorOf` extracts the provider's own error text and whether the failure is permanent. */
export async function askProvider(
  request: ProviderRequest,
  errorOf: (json: unknown) => { text: string; permanent?: boolean } | null,
  accepted: readonly number[] = [],
): Promise<ProviderAnswer> {
  const { url, method, headers, body, secrets, patience, takesOnce = false } = request;
  const answer = await providerFetch(
    'The SMS provider',
    url,
    { method, headers, ...(body !== undefined && { body }) },
    patience,
  ).catch((failure: SendFailure) => {
    throw takesOnce ? new SendFailure(failure.message) : failure;
  });
  const json = jsonOf(await readText(answer));
  if (answer.ok || accepted.includes(answer.status)) return { status: answer.status, json };
  const said = errorOf(json);
  throw new SendFailure(cleaned(`${answer.status} ${said?.text ?? answer.statusText}`.trim(), secrets), {
    permanent: said?.permanent ?? isPermanent(answer.status),
    retryAfterSeconds: retryAfterSeconds(answer.headers.get('retry-after'), Date.now()),
    // An error text proves that the provider itself answered.
    unsure: isUnsure(answer.status) && said === null && !takesOnce,
  });
}

/** RFC 7617. */
export const basicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
