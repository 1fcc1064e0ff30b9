/** Spellings of a domain and its records, and the next numbers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DomainName {
  /** `carts`: name of the domain, its table, paths and collection. */
  many: string;
  /** `Carts`. */
  Many: string;
  /** `cart`, `library`, `box`; same as `many` if that is no regular plural. */
  one: string;
  /** `Cart`. */
  One: string;
  /** `CARTS`, the area of its requirements. */
  area: string;
  /** Four digits. */
  migration: string;
  /** Last position in the settings menu. */
  place: number;
}

/** Regular plurals only: `news` and `access` are unchanged. */
function singular(many: string): string {
  if (many.endsWith('ies')) return many.replace(/ies$/, 'y');
  if (/(?:ss|x|ch|sh)es$/.test(many)) return many.replace(/es$/, '');
  return /(?:ss|us|is|news)$/.test(many) ? many : many.replace(/s$/, '');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function nextMigration(base: string): string {
  const numbers = readdirSync(join(base, 'database/migrations')).map((name) => Number(name.slice(0, 4)));
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0');
}

function lastPlace(base: string): number {
  const folder = join(base, 'apps/web/src/contexts');
  const places = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.domain.tsx'))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/^ {6}place: (\d+),$/gm)])
    .map(([, place]) => Number(place));
  return Math.max(0, ...places) + 10;
}

export function domainName(many: string, base: string): DomainName {
  if (!/^[a-z]{3,20}$/.test(many)) throw new Error('A domain is one lower-case word, such as carts.');
  const one = singular(many);
  return {
    many,
    Many: capital(many),
    one,
    One: capital(one),
    area: many.toUpperCase(),
    migration: nextMigration(base),
    place: lastPlace(base),
  };
}
