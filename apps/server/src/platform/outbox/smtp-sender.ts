/** Mails through a mail server, over a few connections that are kept. */
import type { Readable } from 'node:stream';
import { withoutBreaks } from '@sheaf/rules/text/text-lines';
import { createTransport, type NodemailerError } from 'nodemailer';
import { mailHtml } from '#platform/mail/mail';
import { SendFailure } from '#platform/outbox/send-failure';
import type { Sender } from '#platform/outbox/sender';

/** Connections kept to the mail server, and mails handed over side by side. */
export const mailsAtOnce = 5;

/** Some servers let a stranger wait on purpose; longer than this none is waited for. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** A reply of the mail server itself that is a no (RFC 5321, 4.2.1). */
const isRefusal = ({ responseCode = 0 }: NodemailerError): boolean => responseCode >= 400;

/** A lasting no to the address (RFC 3463, 5.1.x), which no later try changes. Any other may be ours to mend: a login, a limit. */
const isNoMailbox = ({ response = '' }: NodemailerError): boolean => /^5\d\d[ -]5\.1\.\d/.test(response);

/** RFC 8058: a mail program shows a button of its own, and presses it by a POST that carries nothing of the person's session. */
const oneClick = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mailsAtOnce,
    maxMessages: Number.POSITIVE_INFINITY,
    ...patience,
  });
  /** What is read of a mail goes to the mail server, once that is ready for the text. By the signal of its hand-over. */
  const texts = new WeakMap<AbortSignal, Readable>();
  transport.use('stream', (mail, done) => {
    const { signal } = mail.data;
    mail.message.processFunc((text: Readable) => {
      if (signal) texts.set(signal, text);
      return text;
    });
    done();
  });
  return {
    keepsBody: false,
    async send(message, reference, signal = new AbortController().signal) {
      try {
        await transport.sendMail({
          from,
          to: message.recipient,
          subject: withoutBreaks(message.subject),
          text: message.body,
          html: mailHtml(message),
          attachments: message.file ? [message.file] : [],
          headers: message.stopAddress ? oneClick(message.stopAddress) : {},
          // The same at every try, so that a mail server or a reader can tell a repetition.
          messageId: `<${reference}@${from.split('@')[1]?.replace('>', '') ?? 'sheaf'}>`,
          signal,
        });
      } catch (error) {
        const refusal = error as NodemailerError;
        // A mail whose text the server never began to take, or which it refused, did not go; of any other nobody knows.
        const begun = texts.get(signal)?.readableDidRead === true;
        throw new SendFailure(refusal.message, {
          permanent: isNoMailbox(refusal),
          unsure: begun && !isRefusal(refusal),
        });
      }
      return null;
    },
    close: () => transport.close(),
  };
}
