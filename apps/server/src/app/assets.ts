/**
 * Serves the built app: precompressed, immutable if the name has a hash, and the page for every other route.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isKnown } from '#app/entity-tag';
import { screenLinks } from '#app/screen-links';
import { MissingRow } from '#platform/outcome';

const mediaTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

interface Asset {
  plain: Buffer;
  /** Precompressed variants, smallest first. */
  packed: { encoding: 'br' | 'gzip'; bytes: Buffer }[];
  mediaType: string;
  immutable: boolean;
  /** Undefined for an immutable file, which is never requested again. */
  tag: string | undefined;
}

/** Path of hashed files, which never holds a page. */
export const isAssetPath = (path: string): boolean => path.startsWith('/assets/');

const packings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/**
 * Reads all files concurrently before the server listens; sequentially, a thousand files took a third of the
 * start.
 */
function readAssets(folder: string): Map<string, Asset> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(names);
  const assets = new Map<string, Asset>();
  for (const name of names) {
    if (/\.(br|gz|map)$/.test(name)) continue;
    const mediaType = mediaTypes[extensionOf(name)];
    if (!mediaType) continue;
    const path = name.slice(folder.length).replaceAll('\\', '/');
    const packed: Asset['packed'] = [];
    for (const [encoding, ending] of packings)
      if (known.has(`${name}.${ending}`)) packed.push({ encoding, bytes: readFileSync(`${name}.${ending}`) });
    const plain = readFileSync(name);
    const immutable = isAssetPath(path);
    assets.set(path, { plain, mediaType, immutable, tag: immutable ? undefined : entityTag(plain), packed });
  }
  return assets;
}

/** `no-transform`: a proxy that rewrites the page would break the hash of its script. */
const cachingOf = ({ immutable, mediaType }: Asset): string => {
  if (immutable) return 'public, max-age=31536000, immutable';
  return mediaType === mediaTypes['html'] ? 'no-cache, no-transform' : 'no-cache';
};

const sendAsset = (request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply
    .header('content-type', asset.mediaType)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', cachingOf(asset));
  if (asset.tag !== undefined && isKnown(request, reply, asset.tag)) return reply.send();
  const packed = asset.packed.find(({ encoding }) => accepted.includes(encoding));
  if (!packed) return reply.send(asset.plain);
  return reply.header('content-encoding', packed.encoding).send(packed.bytes);
};

function scriptsInPage(page: string): string[] {
  const texts: string[] = [];
  let at = 0;
  for (;;) {
    const open = page.indexOf('<script', at);
    const begin = open < 0 ? 0 : page.indexOf('>', open) + 1;
    const end = begin === 0 ? -1 : page.indexOf('</script>', begin);
    if (end < 0) return texts;
    if (!/\ssrc=/.test(page.slice(open, begin))) texts.push(page.slice(begin, end));
    at = end;
  }
}

/** Sources for `script-src`: the app's files, and the SHA-256 hashes of the inline scripts of a page. */
export const sourcesInPage = (page: string): string[] => {
  const inPage = scriptsInPage(page);
  return [
    "'self'",
    ...inPage.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  ];
};

export const scriptSources = async (folder: string | undefined): Promise<string[]> =>
  sourcesInPage(folder ? await readFile(join(folder, 'index.html'), 'utf8') : '');

/**
 * Without a folder (API tests) only the API answers. A path with a dot is a file; any other path is a screen
 * of the app.
 */
export function serveAssets(app: FastifyInstance, folder: string | undefined): void {
  const assets = folder ? readAssets(folder) : new Map<string, Asset>();
  const page = assets.get('/index.html');
  const linksOf = screenLinks(folder);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api/') || path === '/api') throw new MissingRow();
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new MissingRow();
    const isFile = isAssetPath(path) || path.split('/').at(-1)!.includes('.');
    const asset = assets.get(path) ?? (isFile ? undefined : page);
    if (!asset) throw new MissingRow();
    const links = asset === page && linksOf(request.url, request.headers['accept-language']);
    if (links) reply.header('link', links);
    return sendAsset(request, reply, asset);
  });
}
