/** Sends mails through an SMTP server over a pool of a few connections. */
import type { Readable } from 'node:stream';
import { withoutBreaks } from '@sheaf/rules/text/text-lines';
import { createTransport, type NodemailerError } from 'nodemailer';
import { mailHtml } from '#platform/mail/mail';
import { SendFailure } from '#platform/outbox/send-failure';
import type { Sender } from '#platform/outbox/sender';

/** Size of the SMTP pool and number of concurrent mails. */
export const mailsAtOnce = 5;

/** Some servers delay strangers on purpose, up to these limits. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** A refusal by the mail server itself (RFC 5321, 4.2.1). */
const isRefusal = ({ responseCode = 0 }: NodemailerError): boolean => responseCode >= 400;

/** A permanent refusal of the address (RFC 3463, 5.1.x). Any other may be our fault: a login, a limit. */
const isNoMailbox = ({ response = '' }: NodemailerError): boolean => /^5\d\d[ -]5\.1\.\d/.test(response);

/** RFC 8058: the mail program shows an unsubscribe button and sends a POST without the person's session. */
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
  /** Body stream by the signal of its hand-over; it is read when the mail server is ready for the text. */
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
          // Identical for every attempt, so that servers and readers can deduplicate.
          messageId: `<${reference}@${from.split('@')[1]?.replace('>', '') ?? 'sheaf'}>`,
          signal,
        });
      } catch (error) {
        const refusal = error as NodemailerError;
        // A mail whose body was never read, or that was refused, was not sent; any other outcome is unknown.
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
