/** An operation made for a test, run by the real dispatcher on a real database. */
import { type Definition, operation } from '@sheaf/contract/operation';
import fastify from 'fastify';
import { z } from 'zod';
import { openAdmission } from '#app/admission';
import { expectedAnswer, sendProblem } from '#app/answers';
import { openDispatch } from '#app/dispatch';
import { takeBodies } from '#app/request-bodies';
import type { Route } from '#platform/handle';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

export const trialWrite = operation({
  name: 'events.trial',
  method: 'POST',
  path: '/trial',
  summary: 'A write.',
  permission: 'settings.events',
  scope: 'congregation',
  body: z.strictObject({ word: z.string() }),
  reply: z.any(),
  refusals: ['stale'],
  idempotent: 'key',
  changes: [],
});
export const trialRead = operation({
  name: 'events.look',
  method: 'GET',
  path: '/trial',
  summary: 'A read.',
  permission: 'settings.events',
  scope: 'congregation',
  reply: z.any(),
  refusals: [],
  idempotent: 'read',
  reads: ['events'],
});

export interface TrialCall {
  key?: string;
  body?: object;
  tag?: string;
  headers?: Record<string, string | string[]>;
}

/** A server with this operation only. */
export function serveTrial(
  { platform }: TestApp,
  definition: Definition,
  handler: Route['handler'],
  prepare?: Route['prepare'],
) {
  const route: Route = { operation: definition, handler, ...(prepare && { prepare }) };
  const admission = openAdmission(platform);
  const dispatch = openDispatch(platform, admission);
  const app = fastify();
  takeBodies(app);
  app.setErrorHandler((error, _request, reply) => {
    const fault = { status: 500, body: { code: 'fault', message: String(error) } };
    return sendProblem(reply, expectedAnswer(error, 'en') ?? fault);
  });
  app.route({
    method: definition.method,
    url: '/',
    onRequest: async (request) => admission.admitRequest(definition, request),
    handler: (request, reply) => dispatch(route, request, reply),
  });
  return async (person: SeededPerson | null, options: TrialCall = {}) => {
    const answer = await app.inject({
      method: definition.method as 'GET',
      url: '/',
      headers: {
        ...(person && { authorization: `Bearer ${person.token}` }),
        ...(options.key !== undefined && { 'idempotency-key': options.key }),
        ...(options.tag && { 'if-none-match': options.tag }),
        ...options.headers,
      },
      ...(definition.method === 'POST' && { payload: options.body ?? { word: 'one' } }),
    });
    const json = answer.body === '' ? {} : answer.json();
    return { status: answer.statusCode, data: json.data, problem: json, tag: answer.headers.etag };
  };
}
