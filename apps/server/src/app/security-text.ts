/** Serves security.txt (RFC 9116) if the installation names a contact. */
import type { FastifyInstance } from 'fastify';
import { MissingRow } from '#platform/outcome';
import type { Platform } from '#platform/platform';

const path = '/.well-known/security.txt';
const validDays = 180;

export function mountSecurityText(app: FastifyInstance, { settings, clock }: Platform): void {
  app.get(path, async (_request, reply) => {
    if (!settings.securityContact) throw new MissingRow();
    const expires = new Date(clock().getTime() + validDays * 86_400_000);
    const lines = [
      `Contact: ${settings.securityContact}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${settings.address}${path}`,
    ];
    return reply.header('content-type', 'text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
