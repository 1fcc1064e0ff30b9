import type { FastifyRequest } from 'fastify';

/** A closed connection has no address, although its type promises one; all callers with closed connections count as one. */
export const callerAddress = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string => ip ?? '';
