/** How an operation ends other than with its answer: thrown by the call's own functions, told to the person by the app. */
import type { RefusalStatus } from '@sheaf/contract/refusal-status';
import type { FieldProblem } from '@sheaf/phrases/field-problem';

/** Of a sentence under a field; some name the limit that was passed. */
export type FieldCode = FieldProblem | { code: FieldProblem; limit: number };
export type FieldCodes = Record<string, FieldCode[]>;

/** By the placeholders of the sentence of a refusal. */
export type RefusalValues = Readonly<Record<string, number | string>>;

interface RefusalDetails {
  /** The row as it is now, of a stale version. */
  current?: unknown;
  /** What the sentence names. */
  values?: RefusalValues | undefined;
  /** A conflict unless the contract says otherwise. */
  answer?: RefusalStatus;
}

/** Expected and in the contract: 409 with the code, 403 for a missing right, 422 for a mistake of a field. */
export class RefusedCall extends Error {
  override name = 'RefusedCall';
  readonly code: string;
  readonly current: unknown;
  readonly values: RefusalValues;
  readonly answer: RefusalStatus;
  constructor(code: string, { current, values = {}, answer = { status: 409 } }: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.current = current;
    this.values = values;
    this.answer = answer;
  }
}

/** An idempotency key that was sent before with other content: 422. */
export class KeyReused extends Error {
  override name = 'KeyReused';
}

/** Input that reads well but cannot be: 422 with phrase codes per field. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  readonly fields: FieldCodes;
  /** How many other fields are wrong that are not among `fields`. */
  readonly others: number;
  constructor(fields: FieldCodes, others = 0) {
    super('invalid');
    this.fields = fields;
    this.others = others;
  }
}

/** A body with a Content-Encoding, which is never decompressed: 415. */
export class EncodedBody extends Error {
  override name = 'EncodedBody';
}

/** What was prepared no longer fits what is here: it is prepared anew and the call carried out again; 503 when that happens too often. */
export class StalePreparation extends Error {
  override name = 'StalePreparation';
}

/** No such row in this congregation: 404, the same whether it exists elsewhere or not. */
export class MissingRow extends Error {
  override name = 'MissingRow';
}

/** Not let in: 401 with the reason shown on /denied. */
export class SignInDenial extends Error {
  override name = 'SignInDenial';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Let in, but not for this: 403. */
export class AccessDenial extends Error {
  override name = 'AccessDenial';
}

/** Asked too often: 429 with the seconds to wait. */
export class TooManyRequests extends Error {
  override name = 'TooManyRequests';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too-many-requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
