/** A local mail server that accepts or refuses mails and records accepted ones. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Raw accepted mails in order, including repetitions. */
  taken: Buffer[];
  close(): Promise<void>;
}

/** The whole Message-ID, `<…>`. */
export const messageIdOf = (mail: Buffer): string => /^Message-ID: (\S+)/im.exec(mail.toString())?.[1] ?? '';

/** Accepts the mail and disconnects before confirming it. */
export const hangUp = Symbol('hang up');

/** @param refuse returns the reason for a refusal, or null to accept. */
export async function openMailServer(
  refuse: (mail: Buffer) => string | null | typeof hangUp = () => null,
  /** Known addresses; absent means all. */
  mailboxes?: readonly string[],
): Promise<MailServer> {
  const taken: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const known = mailboxes?.includes(address) ?? true;
      done(known ? null : Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks);
        const reason = refuse(mail);
        if (typeof reason === 'string') return done(new Error(reason));
        taken.push(mail);
        if (reason === hangUp)
          return [...server.connections].find(({ id }) => id === session.id)?._socket.destroy();
        return done();
      });
    },
  });
  // A killed process disconnects in the middle of a mail.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
