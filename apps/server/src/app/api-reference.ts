/**
 * Serves the OpenAPI description and a page to read it. Both are built on first request and cached, because
 * they are large and rarely used.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { sourcesInPage } from '#app/assets';
import { entityTag, isKnown } from '#app/entity-tag';
import { openApi } from '#app/open-api';

const path = '/api/docs';
const description = '/api/openapi.json';
const scriptName = 'js/scalar.js';
const scriptType = 'text/javascript; charset=utf-8';

/**
 * The only page with this policy, and without data: no eval, inline scripts allowed by hash, styles set by
 * script.
 */
const policyOf = (page: string): string =>
  [
    "default-src 'none'",
    `script-src ${sourcesInPage(page).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Disables the eval probe of the library's zod, which browsers report as a policy violation. */
const withoutEvaluation = (page: string): string =>
  page.replace('<script', '<script>globalThis.__zod_globalConfig = { jitless: true };</script>\n    <script');

interface Reference {
  page: string;
  policy: string;
  script: { plain: Buffer; packed: Buffer };
}

const pack = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Renders the page with a temporary server of the library. */
async function makeReference(): Promise<Reference> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const pages = fastify();
  await pages.register(reference, {
    routePrefix: path,
    configuration: {
      pageTitle: 'Sheaf API',
      url: description,
      withDefaultFonts: false,
      // Each of these would send the description to third parties.
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
      telemetry: false,
    },
  });
  const [{ body }, { rawPayload: plain }] = [
    await pages.inject(`${path}/`),
    await pages.inject(`${path}/${scriptName}`),
  ];
  await pages.close();
  const page = withoutEvaluation(body);
  return { page, policy: policyOf(page), script: { plain, packed: await pack(plain) } };
}

/** A failure is not cached: the next request retries. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

export function mountApiReference(app: FastifyInstance): void {
  const describe = once(async () => {
    const text = JSON.stringify(openApi());
    return { text, tag: entityTag(text) };
  });
  const refer = once(makeReference);
  app.get(description, async (request, reply) => {
    const { text, tag } = await describe();
    if (isKnown(request, reply, tag)) return reply.send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
  app.get(path, async (request, reply) => {
    if (!request.url.split('?')[0]!.endsWith('/')) return reply.redirect(`${path}/`, 301);
    const { page, policy } = await refer();
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page);
  });
  app.get(`${path}/${scriptName}`, async (request, reply) => {
    const { script } = await refer();
    reply.header('content-type', scriptType).header('vary', 'Accept-Encoding');
    if (!String(request.headers['accept-encoding'] ?? '').includes('br')) return reply.send(script.plain);
    return reply.header('content-encoding', 'br').send(script.packed);
  });
}
