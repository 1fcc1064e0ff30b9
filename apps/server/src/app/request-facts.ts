/** What an operation may know of the request beside its input. */
import type { FastifyRequest } from 'fastify';
import type { Origin, Wire } from '#platform/handle';

export const originOf = (request: FastifyRequest): Origin => ({
  device: (request.headers['user-agent'] ?? 'unknown').slice(0, 190),
  ip: request.ip,
});

export const wireOf = (request: FastifyRequest): Wire => ({
  text: request.bodyText ?? '',
  header(name) {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  },
});
