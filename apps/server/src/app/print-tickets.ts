/** AUTH-R10: a print link opened with a ticket instead of a session: once, for its own document, in the name of who asked for it. */
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

/** The ticket of a request; undefined where the operation takes none or none is given. */
function ticketOf(operation: Definition, request: FastifyRequest): string | string[] | undefined {
  // A HEAD that looks whether a link is alive must not use it up.
  return operation.ticket && request.method === 'GET' ? (request.query as Query)[ticketParameter] : undefined;
}

/** The query without the ticket, which is none of the operation's own fields. */
export function queryOf(operation: Definition, request: FastifyRequest): unknown {
  if (!operation.ticket) return request.query;
  const { [ticketParameter]: _ticket, ...query } = request.query as Query;
  return query;
}

const isSamePerson = (one: Actor, other: Actor): boolean =>
  one.personId === other.personId && one.congregationId === other.congregationId;

/** Signs a request in by its session or, where the operation takes one, by its ticket. */
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
