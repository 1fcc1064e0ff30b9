/** Builds the server: all domains under /api, and the app. */

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { bodyBytesOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { openAdmission } from '#app/admission';
import { expectedAnswer, faultAnswer, noteDataFailure, sendProblem } from '#app/answers';
import { mountApiReference } from '#app/api-reference';
import { isAssetPath, scriptSources, serveAssets } from '#app/assets';
import { domains } from '#app/contexts';
import { openDispatch } from '#app/dispatch';
import { mountHealth } from '#app/health';
import { limitInFlight } from '#app/in-flight';
import { mountMetrics } from '#app/metrics';
import { refusePipelinedLive } from '#app/refuse-pipelined-live';
import { refuseBodies, takeBodies } from '#app/request-bodies';
import { mountSecurityText } from '#app/security-text';
import { hasBody, limitSlowSenders, ordinaryPatience, type Patience } from '#app/slow-senders';
import { limitUploads } from '#app/upload-budget';
import type { Route } from '#platform/handle';
import type { Platform } from '#platform/platform';

const routes: readonly Route[] = domains.flatMap(({ operations }) => operations);

/** `tiles`: origins of background maps. */
const securityPolicy = (scripts: string[], tiles: string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: scripts,
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
    connectSrc: ["'self'", ...tiles],
    workerSrc: ["'self'"],
    // PDFs fetched by the app, shown in the browser's viewer.
    frameSrc: ['blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // File answers have their own policy without frame-ancestors.
  'x-frame-options': 'DENY',
};

/**
 * Permissions-Policy of pages: location, clipboard, sharing and passkeys are on; the sensors and devices
 * listed after them are off.
 */
const permissionsPolicy = [
  ...['geolocation', 'clipboard-write', 'web-share'],
  ...['publickey-credentials-get', 'publickey-credentials-create'],
]
  .map((feature) => `${feature}=(self)`)
  .concat(
    ['accelerometer', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'hid']
      .concat(['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'])
      .map((feature) => `${feature}=()`),
  )
  .join(', ');

/**
 * Assets get only headers that browsers apply to files: all of helmet's would add two thirds of a kilobyte
 * per file on a slow network. The policy is for workers, which use that of their own file.
 */
const fileHeaders = (tiles: string[]) => ({
  'content-security-policy': ["default-src 'self'", ...tiles].join(' '),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
});

/** `/maps/{number}` as a Fastify route: `/api/maps/:number`. */
const routePath = (path: string): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function assertComplete(): void {
  const mounted = new Set(routes.map((route) => route.operation.name));
  const absent = allOperations
    .filter((operation) => !mounted.has(operation.name))
    .map((operation) => operation.name);
  const unverified = routes.filter(
    ({ operation, verify }) => (operation.signed === true) !== (verify !== undefined),
  );
  if (unverified.length > 0)
    throw new Error(
      `signed and not verified: ${unverified.map(({ operation }) => operation.name).join(', ')}`,
    );
  if (absent.length > 0) throw new Error(`operations without a handler: ${absent.join(', ')}`);
}

function mountOperations(app: FastifyInstance, platform: Platform): void {
  const admission = openAdmission(platform);
  const dispatch = openDispatch(platform, admission);
  for (const route of routes) {
    const { operation } = route;
    const spellings = [{ method: operation.method, path: operation.path }, ...(operation.legacy ?? [])];
    for (const { method, path } of spellings) {
      app.route({
        method,
        url: routePath(path),
        ...(operation.reply === 'events' && { config: { isLive: true }, exposeHeadRoute: false }),
        bodyLimit: bodyBytesOf(operation),
        onRequest: (request, _reply, done) => {
          const waiting = admission.admitRequest(operation, request);
          if (!waiting) return done();
          waiting.then(() => done(), done);
        },
        handler: (request, reply) => dispatch(route, request, reply),
      });
    }
  }
}

const sentAnything = (request: FastifyRequest): boolean =>
  hasBody(request) || [request.params, request.query].some((given) => Object.keys(given ?? {}).length > 0);

function mountProblems(app: FastifyInstance, platform: Platform): void {
  const langOf = (request: FastifyRequest): string =>
    request.caller?.signedIn.actor.lang ?? spokenLanguage(request.headers['accept-language'] ?? '');
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const known = expectedAnswer(error, langOf(request), sentAnything(request));
    const operation = request.operation?.name ?? 'none';
    if (known) noteDataFailure(error, platform.log, operation);
    const answer = known ?? faultAnswer(error, langOf(request), platform.log, operation);
    if (answer.body.code === 'disk-full') platform.disk.noteFull(platform.clock());
    return sendProblem(reply, answer);
  });
}

/**
 * Pages get all of helmet's headers. API answers are data and get a short set: no display, framing or
 * sniffing.
 */
function protectAnswers(app: FastifyInstance, tiles: string[]): void {
  const ofFiles = fileHeaders(tiles);
  const briefly = (url: string): Record<string, string> | undefined => {
    if (isAssetPath(url)) return ofFiles;
    return url.startsWith('/api/') && !url.startsWith('/api/docs') ? dataHeaders : undefined;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const headers = briefly(request.url);
    if (!headers) {
      reply.header('permissions-policy', permissionsPolicy);
      Promise.resolve(reply.helmet()).then(() => done(), done);
      return;
    }
    reply.headers(headers);
    done();
  });
}

export interface AppOptions {
  /** Folder of the built web app; without it only the API is served. */
  assets?: string;
  /** Timeouts of slow senders. */
  patience?: Patience;
}

export async function buildApp(platform: Platform, options: AppOptions = {}): Promise<FastifyInstance> {
  assertComplete();
  const tiles = platform.settings.tiles ? [new URL(platform.settings.tiles.url).origin] : [];
  const patience = options.patience ?? ordinaryPatience;
  const app = fastify({
    logger: false,
    requestTimeout: patience.uploadSeconds * 1000,
    http: { headersTimeout: patience.seconds * 1000, connectionsCheckingInterval: 1000 },
    connectionTimeout: 60_000,
    ...(platform.settings.trustProxy && {
      trustProxy: (_address: string, hop: number) => hop < platform.settings.trustProxy,
    }),
    // Requests during the shutdown are answered normally.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  refusePipelinedLive(app);
  limitSlowSenders(app, patience, platform.settings.trustProxy > 0);
  const counts = { requestsInFlight: limitInFlight(app), uploadBytes: limitUploads(app) };
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: securityPolicy(await scriptSources(options.assets), tiles),
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: platform.settings.address.startsWith('https:'),
  });
  protectAnswers(app, tiles);
  refuseBodies(app, platform);
  // Assets are precompressed; answers are small, so a fast quality is better. Up to the threshold compression
  // is synchronous, about a millisecond: as a stream in another thread the same answer costs three.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 2048,
    syncThreshold: 262_144,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  takeBodies(app);
  await app.register(multipart);
  mountProblems(app, platform);
  mountHealth(app, platform);
  mountSecurityText(app, platform);
  mountMetrics(app, platform, counts);
  mountApiReference(app);
  mountOperations(app, platform);
  serveAssets(app, options.assets);
  return app;
}
