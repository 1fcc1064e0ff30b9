/** Errors that end an operation without its answer; thrown through the call and shown to the person. */
import type { RefusalStatus } from '@sheaf/contract/refusal-status';
import type { FieldProblem } from '@sheaf/phrases/field-problem';

/** Code of a sentence under a field; some include the exceeded limit. */
export type FieldCode = FieldProblem | { code: FieldProblem; limit: number };
export type FieldCodes = Record<string, FieldCode[]>;

/** Values by placeholder of the refusal's sentence. */
export type RefusalValues = Readonly<Record<string, number | string>>;

interface RefusalDetails {
  /** The current row after a stale version. */
  current?: unknown;
  /** Values for the placeholders of the sentence. */
  values?: RefusalValues | undefined;
  /** Status of the refusal; 409 by default. */
  answer?: RefusalStatus;
}

/**
 * An expected refusal of the contract: 409 with the code, 403 for a missing permission, 422 for a field
 * error.
 */
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

/** An idempotency key reused with another body: 422. */
export class KeyReused extends Error {
  override name = 'KeyReused';
}

/** Well-formed but invalid input: 422 with phrase codes per field. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  readonly fields: FieldCodes;
  /** Number of further invalid fields that are not in `fields`. */
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

/** The prepared result is outdated: the call is prepared and run again; 503 after too many attempts. */
export class StalePreparation extends Error {
  override name = 'StalePreparation';
}

/** Unknown row in this congregation: 404, whether or not it exists elsewhere. */
export class MissingRow extends Error {
  override name = 'MissingRow';
}

/** Not authenticated: 401 with the reason shown on /denied. */
export class SignInDenial extends Error {
  override name = 'SignInDenial';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Authenticated, but without the permission: 403. */
export class AccessDenial extends Error {
  override name = 'AccessDenial';
}

/** Rate limited: 429 with the seconds to wait. */
export class TooManyRequests extends Error {
  override name = 'TooManyRequests';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too-many-requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
