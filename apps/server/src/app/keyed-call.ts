/** Carries a call out once under its key: its answer is stored with its effect, and whoever sends it again is told that answer. */
import type { Definition } from '@sheaf/contract/operation';
import { expectedAnswer } from '#app/answers';
import type { Outcome } from '#app/outcome-of-call';
import type { Tenant } from '#platform/database/tenant';
import type { UploadedFile } from '#platform/handle';
import { claimKey, hashBody, storeAnswer } from '#platform/idempotency.store';
import { Invalid } from '#platform/outcome';

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
  file: UploadedFile | undefined;
  files: UploadedFile[];
}

interface Once {
  tenant: Tenant;
  key: string;
  operation: Definition;
  input: Input;
  lang: string;
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

/** Takes the transaction back; its answer is stored by the next one. */
export class RefusedOnce extends Error {
  override name = 'RefusedOnce';
  readonly outcome: Outcome;
  constructor(outcome: Outcome, cause: unknown) {
    super('an operation with a key was refused', { cause });
    this.outcome = outcome;
  }
}

/** What failed for the server's own reasons is tried anew with the same key. */
async function carriedOut({ carryOut, lang }: Pick<Once, 'carryOut' | 'lang'>): Promise<Outcome> {
  try {
    return await carryOut();
  } catch (error) {
    const answer = expectedAnswer(error, lang);
    if (!answer || answer.status >= 500) throw error;
    throw new RefusedOnce({ status: answer.status, body: answer.body }, error);
  }
}

/** Runs with a key: the first stores its answer. One that is refused takes back what it began, and its refusal is stored by the next transaction. */
export async function runOnce({ tenant, key, operation, input, lang, carryOut }: Once): Promise<Outcome> {
  const bodyHash = hashBody(operation.name, input.params, input.body, input.files);
  const claim = await claimKey(tenant, key, bodyHash);
  if (claim.kind === 'other-body') throw new Invalid({ 'idempotency-key': ['not-valid'] });
  if (claim.kind === 'again') return { status: claim.stored.status, body: claim.stored.answer };
  const outcome = await carriedOut({ carryOut, lang });
  if (outcome.deferred)
    throw new Error(`${operation.name} repeats by key, so its answer cannot be made later`);
  const body = outcome.json ? JSON.parse(outcome.json) : outcome.body;
  storeAnswer(
    tenant,
    { key, claimedAt: claim.claimedAt },
    { status: outcome.status, answer: withoutSecrets(operation, body) },
  );
  return outcome;
}
