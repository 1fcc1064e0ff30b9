/** Compresses what is text and large enough to gain by it. Assets come compressed, pictures and documents are dense already. */
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const smallestBytes = 2048;
const isText = /^text\/|^application\/(json|javascript|manifest\+json|xml)\b|^image\/svg/;

type Compress = (bytes: Buffer | string, done: (error: Error | null, bytes: Buffer) => void) => void;

// Answers are small, so a quick quality is worth more than the last per cent.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** In the order we like them. */
const codings: readonly { name: string; accepted: RegExp; compress: Compress }[] = [
  {
    name: 'br',
    accepted: /\bbr\b(?!;q=0(\.0+)?(,|$))/,
    compress: (bytes, done) => brotliCompress(bytes, quick, done),
  },
  { name: 'gzip', accepted: /\bgzip\b(?!;q=0(\.0+)?(,|$))/, compress: (bytes, done) => gzip(bytes, done) },
];

/** What a caller takes stands in Accept-Encoding; `q=0` is what he does not take (RFC 9110, 12.5.3). */
const codingFor = (accepted: string) => {
  const words = accepted.toLowerCase().replaceAll(' ', '');
  return codings.find((coding) => coding.accepted.test(words));
};

const withEncoding = (vary: unknown): string =>
  [vary, 'Accept-Encoding'].filter((name) => typeof name === 'string' && name !== '').join(', ');

/** On a thread of its own, so that nobody's answer waits for another's. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const whole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!whole || payload.length < smallestBytes || reply.hasHeader('content-encoding')) return done();
    if (!isText.test(String(reply.getHeader('content-type')))) return done();
    const vary = reply.getHeader('vary');
    if (!/accept-encoding/i.test(String(vary))) reply.header('vary', withEncoding(vary));
    const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
    if (!coding) return done();
    coding.compress(payload, (error, bytes) => {
      if (error) return done(error);
      reply.header('content-encoding', coding.name).removeHeader('content-length');
      return done(null, bytes);
    });
  });
}
