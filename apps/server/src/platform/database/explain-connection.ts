/**
 * Explains why a configured database cannot be opened, in a sentence with the remedy and without a password.
 */

import { ReadOnlyDatabase } from '#platform/database/pool';

export interface NamedUrl {
  variable: string;
  url: string;
}

/** Host and port, or a placeholder for an invalid address. */
function placeOf(url: string): { host: string; place: string; database: string } {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const host = parsed?.searchParams.get('host') ?? parsed?.hostname ?? url;
  return {
    host: decodeURIComponent(host) || 'localhost',
    place: `${decodeURIComponent(host) || 'localhost'}:${parsed?.port || '5432'}`,
    database: decodeURIComponent(parsed?.pathname.slice(1) ?? ''),
  };
}

export const poolerSentence =
  'Between Sheaf and its database stands a connection pooler that does not keep a session. Set SHEAF_DATABASE_LISTEN_URL to ' +
  'the database itself, without the pooler and as the owner of the tables; SHEAF_DATABASE_APP_URL may then lead through it.';

/** `place` begins the sentence. */
export const standbySentence = (place: string): string =>
  `${place} leads to a standby, which only reads. Let DATABASE_URL lead to the primary (HAProxy: option httpchk OPTIONS /primary), or promote it; docs/failover.md.`;

const absent = new Set(['ECONNREFUSED', 'ENOENT']);
const unknownHost = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME']);
const silent = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
const refusedCredentials = new Set(['28P01', '28000']);

/** @returns an error whose message is the sentence. */
export function explainConnection(error: unknown, { variable, url }: NamedUrl): Error {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  const { host, place, database } = placeOf(url);
  const told = (sentence: string): Error => new Error(sentence, { cause: error });
  if (error instanceof ReadOnlyDatabase) return told(standbySentence(`${variable} (${place})`));
  if (absent.has(code)) return told(`No database answers at ${place}. Start it, or correct ${variable}.`);
  if (unknownHost.has(code))
    return told(`The host ${host} in ${variable} is not known. Correct ${variable}.`);
  if (silent.has(code) || message.startsWith('timeout exceeded'))
    return told(`The database at ${place} does not answer in time. Look after it, or correct ${variable}.`);
  if (refusedCredentials.has(code) || message.startsWith('SASL'))
    return told(`The database does not accept the user or the password in ${variable}. Correct ${variable}.`);
  if (code === '3D000')
    return told(`There is no database "${database}" at ${place}. Create it, or correct ${variable}.`);
  if (code === '57P03')
    return told(
      `The database at ${place} is still starting, or being recovered. Start Sheaf again in a moment.`,
    );
  if (code === '53300')
    return told(`The database at ${place} takes no more connections. Raise its max_connections.`);
  if (/unsupported startup parameter/.test(message)) return told(poolerSentence);
  return told(`The database of ${variable} cannot be opened: ${message || code}.`);
}
