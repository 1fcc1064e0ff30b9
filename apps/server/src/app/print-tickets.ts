/**
 * AUTH-R10: authenticates a print link by a ticket instead of a session: once, for its own document, as the
 * requester.
 */
import type { Definition } from '@sheaf/contract/operation';
import { documentOf, ticketParameter } from '@sheaf/contract/print-document';
import type { FastifyRequest } from 'fastify';
import type { openSignIn, SignInResult } from '#app/sign-in';
import type { Actor } from '#platform/actor';
import { asAway } from '#platform/database/pool';
import { SignInDenial } from '#platform/outcome';
import type { Platform } from '#platform/platform';
import { hashSecret } from '#platform/secrets';
import { useTicket } from '#platform/session/session.store';

type Query = Record<string, string | string[]>;

/** The ticket of a request; undefined if the operation accepts none or none is sent. */
function ticketOf(operation: Definition, request: FastifyRequest): string | string[] | undefined {
  // A HEAD request that checks the link must not consume the ticket.
  return operation.ticket && request.method === 'GET' ? (request.query as Query)[ticketParameter] : undefined;
}

/** The query without the ticket, which is not a field of the operation. */
export function queryOf(operation: Definition, request: FastifyRequest): unknown {
  if (!operation.ticket) return request.query;
  const { [ticketParameter]: _ticket, ...query } = request.query as Query;
  return query;
}

const isSamePerson = (one: Actor, other: Actor): boolean =>
  one.personId === other.personId && one.congregationId === other.congregationId;

/** Authenticates a request by its session or, if the operation accepts one, by its ticket. */
export function openRequestSignIn(platform: Platform, { signIn, bySession }: ReturnType<typeof openSignIn>) {
  const byTicket = async (
    operation: Definition,
    request: FastifyRequest,
    { ticket, now }: { ticket: string | string[]; now: Date },
  ): Promise<SignInResult> => {
    const query = Object.entries(request.query as Query);
    if (typeof ticket !== 'string' || query.some(([, value]) => typeof value !== 'string'))
      throw new SignInDenial('ticket-not-valid');
    const document = documentOf(
      operation,
      request.params as Record<string, string>,
      Object.fromEntries(query) as Record<string, string>,
    );
    const session = await useTicket(platform.pool, hashSecret(ticket), document, now).catch((error) => {
      throw asAway(error);
    });
    if (!session) throw new SignInDenial('ticket-not-valid');
    const signedIn = await bySession(session, now);
    const sender =
      request.headers.authorization === undefined ? signedIn : await signIn(request.headers, now);
    if (!isSamePerson(sender.actor, signedIn.actor)) throw new SignInDenial('ticket-not-valid');
    return signedIn;
  };

  return (
    operation: Definition,
    request: FastifyRequest,
    now: Date,
  ): Promise<SignInResult> | SignInResult => {
    const ticket = ticketOf(operation, request);
    return ticket ? byTicket(operation, request, { ticket, now }) : signIn(request.headers, now);
  };
}
