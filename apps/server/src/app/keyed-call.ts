/** Runs a call once per idempotency key: its answer is stored with its effect and returned to repetitions. */
import type { Definition } from '@sheaf/contract/operation';
import { expectedAnswer } from '#app/answers';
import type { Outcome } from '#app/outcome-of-call';
import type { Tenant } from '#platform/database/tenant';
import type { UploadedFile } from '#platform/handle';
import { claimKey, confirmAnswer, hashBody, storeAnswer } from '#platform/idempotency.store';
import { KeyReused } from '#platform/outcome';

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
  file: UploadedFile | undefined;
  files: UploadedFile[];
}

interface KeyedCall {
  tenant: Tenant;
  key: string;
  operation: Definition;
  input: Input;
  lang: string;
  /** A standby must have a stored answer before it is returned. */
  confirms: boolean;
  carryOut: () => Promise<Outcome>;
}

const withoutSecrets = (operation: Definition, body: unknown): unknown => {
  if (!operation.forgets || body === null || typeof body !== 'object' || !('data' in body)) return body;
  return {
    ...body,
    data: {
      ...(body.data as object),
      ...Object.fromEntries(operation.forgets.map((field) => [field, null])),
    },
  };
};

/** Server errors and rate limits are retried with the same key; every other refusal is stored. */
const isTriedAnew = ({ status }: { status: number }): boolean => status >= 500 || status === 429;

const sentAnything = ({ params, body, files }: Input): boolean =>
  Object.keys(params ?? {}).length > 0 || body !== undefined || files.length > 0;

/**
 * A refusal rolls the call back; the key stays claimed, so that no concurrent call runs before the refusal is
 * stored.
 */
async function carriedOut({
  tenant,
  carryOut,
  lang,
  input,
}: Pick<KeyedCall, 'tenant' | 'carryOut' | 'lang' | 'input'>): Promise<Outcome> {
  try {
    return await carryOut();
  } catch (error) {
    const answer = expectedAnswer(error, lang, sentAnything(input));
    if (!answer || isTriedAnew(answer)) throw error;
    tenant.rollbackToOpening();
    return { status: answer.status, body: answer.body };
  }
}

/** Runs a call with a key: the first call stores its answer with its effect, or its refusal without one. */
export async function runOnce({
  tenant,
  key,
  operation,
  input,
  lang,
  confirms,
  carryOut,
}: KeyedCall): Promise<Outcome> {
  const bodyHash = hashBody(operation.name, input.params, input.body, input.files);
  const claim = await claimKey(tenant, key, bodyHash);
  if (claim.kind === 'other-body') throw new KeyReused();
  if (claim.kind === 'again') {
    if (confirms) confirmAnswer(tenant);
    return { status: claim.stored.status, body: claim.stored.answer };
  }
  const outcome = await carriedOut({ tenant, carryOut, lang, input });
  if (outcome.deferred)
    throw new Error(`${operation.name} repeats by key, so its answer cannot be made later`);
  const body = outcome.json ? JSON.parse(outcome.json) : outcome.body;
  const answer = withoutSecrets(operation, body);
  storeAnswer(tenant, key, bodyHash, { status: outcome.status, answer });
  return outcome;
}
