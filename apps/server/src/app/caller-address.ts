import type { FastifyRequest } from 'fastify';

/** A connection that the caller has closed meanwhile has no address any more, whatever the type says; such callers count as one. */
export const callerAddress = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string => ip ?? '';
