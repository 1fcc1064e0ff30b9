/** Weak tags of answers that are the same for everyone: weak, because the packed bytes share them. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const entityTag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Sets the ETag. Returns true if the browser has this content, so that the reply is a 304. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag) ?? false;
  if (known) reply.code(304);
  return known;
}
