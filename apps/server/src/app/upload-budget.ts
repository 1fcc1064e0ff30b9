/**
 * Limits the bytes of uploads in memory, in total and per congregation; an upload is held until it is
 * answered.
 */
import type { FastifyInstance } from 'fastify';
import { onceClosed } from '#app/once-closed';
import { Overload } from '#platform/database/pool';

const megabyte = 1024 * 1024;
const mostBytes = 200 * megabyte;
const mostOfOne = 64 * megabyte;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reserves the declared size, or the maximum if none is declared, until the answer is sent; throws
     * `Overload` beyond the budget.
     */
    reserveUpload(request: FastifyRequest, reply: FastifyReply, most: number): void;
  }
}

/** @returns the number of held bytes. */
export function limitUploads(app: FastifyInstance): () => number {
  let all = 0;
  const of = new Map<number, number>();
  const change = (congregationId: number, bytes: number): void => {
    all += bytes;
    const own = (of.get(congregationId) ?? 0) + bytes;
    if (own > 0) of.set(congregationId, own);
    else of.delete(congregationId);
  };
  app.decorate('reserveUpload', (request, reply, most) => {
    const congregationId = request.caller?.signedIn.actor.congregationId ?? 0;
    const bytes = Math.min(Number(request.headers['content-length'] ?? most) || most, most);
    if (all + bytes > mostBytes || (of.get(congregationId) ?? 0) + bytes > mostOfOne) {
      // Discards the rest of the body.
      reply.header('connection', 'close');
      throw new Overload('too many uploads at once');
    }
    change(congregationId, bytes);
    onceClosed(reply.raw, () => change(congregationId, -bytes));
  });
  return () => all;
}
