/** The one list of domains, mounted on one server that speaks the contract under /api and serves the app beside it. */

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { allOperations } from '@sheaf/contract/operations';
import { spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { expectedAnswer, faultAnswer, sendProblem } from '#app/answers';
import { serveAssets } from '#app/assets';
import { openDispatch } from '#app/dispatch';
import { feedSources } from '#app/feed-sources';
import { mountHealth } from '#app/health';
import { parseForm, parseJson } from '#app/input';
import { mountDocumentation } from '#app/open-api';
import { openSignIn, type SignedIn } from '#app/sign-in';
import { accessRoutes } from '#domains/access/access.routes';
import { addressesRoutes } from '#domains/addresses/addresses.routes';
import { congregationsRoutes } from '#domains/congregations/congregations.routes';
import { dashboardRoutes } from '#domains/dashboard/dashboard.routes';
import { eventsRoutes } from '#domains/events/events.routes';
import { groupsRoutes } from '#domains/groups/groups.routes';
import { journalRoutes } from '#domains/journal/journal.routes';
import { mapsRoutes } from '#domains/maps/maps.routes';
import { messagesRoutes } from '#domains/messages/messages.routes';
import { noticeboardRoutes } from '#domains/noticeboard/noticeboard.routes';
import { peopleRoutes } from '#domains/people/people.routes';
import { rolesRoutes } from '#domains/roles/roles.routes';
import { syncRoutes } from '#domains/sync/sync.routes';
import { territoryRoutes } from '#domains/territory/territory.routes';
import { translationsRoutes } from '#domains/translations/translations.routes';
import { Overloaded } from '#platform/database/pool';
import type { Route } from '#platform/handle';
import { Invalid } from '#platform/outcome';
import type { Platform } from '#platform/platform';

const routes: readonly Route[] = [
  ...accessRoutes,
  ...addressesRoutes,
  ...congregationsRoutes,
  ...dashboardRoutes,
  ...eventsRoutes,
  ...groupsRoutes,
  ...journalRoutes,
  ...mapsRoutes,
  ...noticeboardRoutes,
  ...peopleRoutes(feedSources),
  ...messagesRoutes,
  ...rolesRoutes,
  ...syncRoutes,
  ...territoryRoutes,
  ...translationsRoutes,
];

declare module 'fastify' {
  interface FastifyRequest {
    signedIn?: SignedIn;
    operationName?: string;
    /** The body before it was read. */
    bodyText?: string;
  }
}

const formType = 'application/x-www-form-urlencoded';
const formOperations = new Set(allOperations.filter(({ form }) => form).map(({ name }) => name));

const ordinaryBody = 65_536;
const requestSeconds = 20;
/** More than this many at once and a new one is asked to come again: answering late helps nobody. */
const mostInFlight = 600;

/** `tiles`: where pictures of the ground come from, if from anywhere. */
const securityPolicy = (tiles: string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
    connectSrc: ["'self'", ...tiles],
    workerSrc: ["'self'"],
    // PDFs that the app itself fetched, in the browser's own viewer.
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
};

/** `/maps/{number}` as the server writes it: `/api/maps/:number`. */
const routePath = (path: string): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function assertComplete(): void {
  const mounted = new Set(routes.map((route) => route.operation.name));
  const absent = allOperations
    .filter((operation) => !mounted.has(operation.name))
    .map((operation) => operation.name);
  if (absent.length > 0) throw new Error(`operations without a handler: ${absent.join(', ')}`);
}

function mountOperations(app: FastifyInstance, platform: Platform): void {
  const { signIn } = openSignIn(platform);
  const dispatch = openDispatch(platform, signIn);
  for (const route of routes) {
    const { operation } = route;
    const spellings = [{ method: operation.method, path: operation.path }, ...(operation.legacy ?? [])];
    for (const { method, path } of spellings) {
      app.route({
        method,
        url: routePath(path),
        bodyLimit: operation.upload
          ? operation.upload.bytes + ordinaryBody
          : (operation.limits?.bodyBytes ?? ordinaryBody),
        // Strangers are turned away before a byte of their body is read.
        onRequest: (request, _reply, done) => {
          request.operationName = operation.name;
          if (operation.permission === 'public') return done();
          const found = signIn(request.headers.authorization, platform.clock());
          if (!(found instanceof Promise)) {
            request.signedIn = found;
            return done();
          }
          found.then((signedIn) => {
            request.signedIn = signedIn;
            done();
          }, done);
        },
        handler: (request, reply) => dispatch(route, request, reply),
      });
    }
  }
}

function mountProblems(app: FastifyInstance, platform: Platform): void {
  const langOf = (request: FastifyRequest): string =>
    request.signedIn?.actor.lang ?? spokenLanguage(request.headers['accept-language'] ?? '');
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const known = expectedAnswer(error, langOf(request));
    const answer =
      known ?? faultAnswer(error, langOf(request), platform.log, request.operationName ?? 'none');
    return sendProblem(reply, answer);
  });
}

/** JSON is spoken, and forms where an operation says so; an empty body is no body. */
function speakJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = body as string;
    try {
      done(null, parseJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser(formType, { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = body as string;
    try {
      if (!formOperations.has(request.operationName ?? '')) throw new Invalid({ body: ['not-json'] });
      done(null, parseForm(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
}

function limitInFlight(app: FastifyInstance): void {
  let inFlight = 0;
  const left = (): void => {
    inFlight -= 1;
  };
  app.addHook('onRequest', (request, reply, done) => {
    // A live channel costs nothing while it is silent.
    if (!request.url.startsWith('/api/') || request.url === '/api/live') return done();
    if (inFlight >= mostInFlight) return done(new Overloaded('too many requests in flight'));
    inFlight += 1;
    reply.raw.once('close', left);
    done();
  });
}

/** Pages get all of helmet. An answer of the API is data: it may be shown, framed or sniffed by nobody, and says so briefly. */
function protectAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const page = !request.url.startsWith('/api/') || request.url.startsWith('/api/docs');
    if (page) {
      Promise.resolve(reply.helmet()).then(() => done(), done);
      return;
    }
    reply.headers(dataHeaders);
    done();
  });
}

export interface AppOptions {
  /** Folder of the built web app; without it only the API is served. */
  assets?: string;
}

export async function buildApp(platform: Platform, options: AppOptions = {}): Promise<FastifyInstance> {
  assertComplete();
  const { tiles } = platform.settings;
  const app = fastify({
    logger: false,
    requestTimeout: requestSeconds * 1000,
    connectionTimeout: 60_000,
    ...(platform.settings.trustProxy && {
      trustProxy: (_address: string, hop: number) => hop < platform.settings.trustProxy,
    }),
    bodyLimit: ordinaryBody,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  limitInFlight(app);
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: securityPolicy(tiles ? [new URL(tiles.url).origin] : []),
    referrerPolicy: { policy: 'no-referrer' },
    hsts: platform.settings.address.startsWith('https:'),
  });
  protectAnswers(app);
  // Assets come precompressed; answers are small, so a quick quality is worth more than the last per cent.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  speakJson(app);
  await app.register(multipart);
  mountProblems(app, platform);
  mountHealth(app, platform);
  mountDocumentation(app);
  mountOperations(app, platform);
  await serveAssets(app, options.assets);
  return app;
}
