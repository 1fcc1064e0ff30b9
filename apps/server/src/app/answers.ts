/** Converts the error of an operation to an answer and, for a fault, a log line. */
import { randomUUID } from 'node:crypto';
import type { Problem } from '@sheaf/contract/problem';
import type { FastifyReply } from 'fastify';
import { fieldErrors } from '#app/field-errors';
import { databaseFailure } from '#platform/database/database-failure';
import { DatabaseAway, FormerDatabase, NoStandby, Overload } from '#platform/database/pool';
import type { Log } from '#platform/log';
import {
  AccessDenial,
  EncodedBody,
  InvalidInput,
  KeyReused,
  MissingRow,
  RefusedCall,
  SignInDenial,
  StalePreparation,
  TooManyRequests,
} from '#platform/outcome';
import { sayProblem } from '#platform/texts';
import { StoppedWork } from '#platform/workers/worker-process';

export interface ProblemAnswer {
  status: number;
  body: Problem;
  retryAfterSeconds?: number;
}

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** 22xxx: invalid value; 23xxx: constraint violation. */
export const isDataFailure = (error: unknown): boolean => /^2[23]/.test(sqlState(error));

/** An input error if the call had input; otherwise an invalid stored row, which is a fault. */
const fromDatabase = (error: unknown, lang: string, hasInput: boolean): ProblemAnswer | undefined => {
  if (!hasInput || !isDataFailure(error)) return undefined;
  return sqlState(error).startsWith('22')
    ? { status: 422, body: { code: 'invalid', message: sayProblem(lang, 'invalid') } }
    : { status: 409, body: { code: 'stale', message: sayProblem(lang, 'stale') } };
};

const tooMuch = [Overload, StoppedWork, StalePreparation];

/**
 * The answer for an error; `undefined` for an unexpected one. `hasInput`: whether the call sent parameters, a
 * query or a body.
 */
export function expectedAnswer(error: unknown, lang: string, hasInput = true): ProblemAnswer | undefined {
  const plain = (status: number, code: string): ProblemAnswer => ({
    status,
    body: { code, message: sayProblem(lang, code) },
  });
  if (error instanceof RefusedCall) {
    const message = sayProblem(lang, error.code, error.values);
    const { status, field } = error.answer;
    const answer: ProblemAnswer = { status, body: { code: error.code, message } };
    if (field !== undefined) answer.body.errors = { [field]: [message] };
    if (error.current !== undefined) answer.body.current = error.current;
    return answer;
  }
  if (error instanceof InvalidInput) {
    const errors = fieldErrors(error, lang);
    return { status: 422, body: { code: 'invalid', message: sayProblem(lang, 'invalid'), errors } };
  }
  if (error instanceof KeyReused) {
    const reused = plain(422, 'key-reused');
    return { ...reused, body: { ...reused.body, errors: { 'idempotency-key': [reused.body.message] } } };
  }
  if (error instanceof EncodedBody) return plain(415, 'body-encoded');
  if (error instanceof MissingRow) return plain(404, 'not-found');
  if (error instanceof SignInDenial) return plain(401, error.code);
  if (error instanceof AccessDenial) return plain(403, 'forbidden');
  if (error instanceof TooManyRequests) {
    return { ...plain(429, 'too-many-requests'), retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof NoStandby) return { ...plain(503, 'no-standby'), retryAfterSeconds: 2 };
  if (error instanceof FormerDatabase) return { ...plain(503, 'behind'), retryAfterSeconds: 2 };
  const failure = databaseFailure(error);
  // Freeing disk space takes people longer; after that the retry comes soon.
  if (failure === 'full') return { ...plain(507, 'disk-full'), retryAfterSeconds: 30 };
  if (failure === 'busy' || tooMuch.some((kind) => error instanceof kind)) {
    const retryAfterSeconds = error instanceof Overload ? error.retryAfterSeconds : 2;
    return { ...plain(503, 'busy'), retryAfterSeconds };
  }
  if (failure === 'away' || error instanceof DatabaseAway) {
    return { ...plain(503, 'overloaded'), retryAfterSeconds: 2 };
  }
  return fromDatabase(error, lang, hasInput) ?? fromTransport(error, lang);
}

/** Errors of Fastify itself: a too large body, an unknown media type. */
const fromTransport = (error: unknown, lang: string): ProblemAnswer | undefined => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status === 413) return { status, body: { code: 'too-large', message: sayProblem(lang, 'too-large') } };
  if (status === 404) return { status, body: { code: 'not-found', message: sayProblem(lang, 'not-found') } };
  if (status >= 400 && status < 500) {
    return { status: 422, body: { code: 'invalid', message: sayProblem(lang, 'invalid') } };
  }
  return undefined;
};

export function sendProblem(reply: FastifyReply, answer: ProblemAnswer): FastifyReply {
  if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
  if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds);
  return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
}

/** A fault: the answer has an id, the log has the id and the error without the request's content. */
export function faultAnswer(error: unknown, lang: string, log: Log, operation: string): ProblemAnswer {
  const id = randomUUID();
  log.error({ err: error, fault: id, operation }, 'fault');
  return { status: 500, body: { code: 'fault', message: sayProblem(lang, 'fault'), id } };
}

/** An input that only the database refused: the log records that a validation rule is missing. */
export function noteDataFailure(error: unknown, log: Log, operation: string): void {
  if (isDataFailure(error))
    log.warn({ err: error, refusal: randomUUID(), operation }, 'refused by the database');
}
