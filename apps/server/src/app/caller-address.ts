import type { FastifyRequest } from 'fastify';

/** A closed connection has no address, although its type promises one; all such callers count as one. */
export const callerAddress = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string => ip ?? '';
