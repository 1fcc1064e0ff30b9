/**
 * Announces the files of a screen with its page in a `Link` header, so that they load together and not one after
 * the other (decision 190). The build writes the list.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenLanguage } from '@sheaf/phrases/spoken-languages';

/** Written by `apps/web/screen-files-plugin.ts`. */
interface ScreenFiles {
  path: string;
  /** By language. */
  files: Record<string, string[]>;
}

interface AnnouncedScreen {
  address: RegExp;
  header: Record<string, string>;
}

const link = (file: string): string =>
  `</${file}>;rel=${file.endsWith('.css') ? 'preload;as=style' : 'modulepreload'};crossorigin`;

/** A proxy accepts 4 kB of headers by default. Further files are loaded with the screen. */
const longestHeader = 2800;

function headerOf(files: readonly string[]): string {
  let header = '';
  for (const file of files) {
    const next = header === '' ? link(file) : `${header},${link(file)}`;
    if (next.length > longestHeader) break;
    header = next;
  }
  return header;
}

/** `/map/:number` matches `/map/12` and `/map/12/`. */
const addressOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);

const parametersIn = (path: string): number => path.split(':').length;

function readAnnounced(folder: string | undefined): AnnouncedScreen[] {
  const list = folder && join(folder, '.screen-files');
  if (!list || !existsSync(list)) return [];
  const screens = JSON.parse(readFileSync(list, 'utf8')) as ScreenFiles[];
  return screens
    .sort((a, b) => parametersIn(a.path) - parametersIn(b.path))
    .map(({ path, files }) => ({
      address: addressOf(path),
      header: Object.fromEntries(Object.entries(files).map(([lang, names]) => [lang, headerOf(names)])),
    }));
}

/** A link of a message has its token behind any address, and opens the entry page (AUTH-R12). */
const screenOf = (url: string): string => {
  const [path, query] = url.split('?');
  return new URLSearchParams(query).has('token') ? '/auth' : path!;
};

/** Function from an address and the languages of a browser to the header; undefined for an unknown screen. */
export function screenLinks(folder: string | undefined) {
  const announced = readAnnounced(folder);
  return (url: string, languages: string | undefined): string | undefined => {
    const screen = screenOf(url);
    return announced.find(({ address }) => address.test(screen))?.header[spokenLanguage(languages ?? '')];
  };
}
