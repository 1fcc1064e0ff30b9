/**
 * Types of environment variables. An invalid value has an error sentence that begins with the name of the
 * variable.
 */
import { z } from 'zod';

interface Kind<Value> {
  /** Undefined for invalid text. */
  parse: (text: string) => Value | undefined;
  /** `must be …`; `shown` appends the value, never for secrets. */
  must: string | ((text: string) => string);
  shown?: boolean;
}

/** An absent or empty variable has the fallback. */
export const filled = <Value, Fallback>({ parse, must, shown = true }: Kind<Value>, fallback: Fallback) =>
  z
    .string()
    .optional()
    .transform((text, context): Value | Fallback => {
      if (text === undefined || text === '') return fallback;
      const value = parse(text);
      if (value !== undefined) return value;
      const sentence = typeof must === 'string' ? must : must(text);
      context.addIssue({ code: 'custom', message: `${sentence}${shown ? `, not "${text}"` : ''}.` });
      return z.NEVER;
    });

/** Empty text is a value: an empty list. */
export const listed = <Value>({ parse, must }: Kind<Value>, fallback: Value) =>
  z
    .string()
    .optional()
    .transform((text, context): Value => {
      const value = text === undefined ? fallback : parse(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: `${must}, not "${text}".` });
      return z.NEVER;
    });

export const text = <Fallback>(fallback: Fallback) =>
  filled<string, Fallback>({ parse: (written) => written, must: '' }, fallback);

export const wholeNumber: Kind<number> = {
  parse: (written) => {
    const number = Number(written);
    return Number.isInteger(number) && number >= 0 && number <= 65_535 ? number : undefined;
  },
  must: 'must be a whole number from 0 to 65535',
};

export const day = (example: string): Kind<string> => ({
  parse: (written) =>
    /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(written)) ? written : undefined,
  must: `must be a day like ${example}`,
});

export const choice = <Choice extends string>(...choices: readonly Choice[]): Kind<Choice> => ({
  parse: (written) => choices.find((each) => each === written),
  must: `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`,
});

const isAddress = (written: string, kinds: RegExp): boolean => kinds.test(written) && URL.canParse(written);

/** An address with a password is never shown. */
export const secretAddress = (kinds: RegExp, example: string): Kind<string> => ({
  parse: (written) => (isAddress(written, kinds) ? written : undefined),
  must: `must be an address such as ${example}`,
  shown: false,
});

const oneDatabase = secretAddress(/^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/database');

/** A list of servers, as other programs take it; the driver connects to one address. */
const namesSeveral = (written: string): boolean => {
  const [, authority = ''] = /^\w+:\/\/([^/?]*)/.exec(written) ?? [];
  return authority.slice(authority.lastIndexOf('@') + 1).includes(',');
};

export const database: Kind<string> = {
  ...oneDatabase,
  parse: (written) => (namesSeveral(written) ? undefined : oneDatabase.parse(written)),
  must: (written) =>
    namesSeveral(written)
      ? 'must name one server. Put HAProxy before several, as docs/failover.md describes'
      : String(oneDatabase.must),
};

const web = /^https?:\/\//;

const withoutEndSlashes = (address: string): string => {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
};

/** Without a trailing slash. */
export const webAddress = (example: string): Kind<string> => ({
  parse: (written) => (isAddress(written, web) ? withoutEndSlashes(written) : undefined),
  must: `must be an address such as ${example}`,
});

/** A web address, or an e-mail address with or without `mailto:`. */
export const contact: Kind<string> = {
  parse: (written) => {
    if (isAddress(written, web)) return written;
    const mail = written.replace(/^mailto:/, '');
    return /^[^\s@]+@[^\s@]+$/.test(mail) ? `mailto:${mail}` : undefined;
  },
  must: 'must be an e-mail or an address such as https://example.org/security',
};

/** `1000000-1999999`. */
export const range: Kind<readonly [number, number]> = {
  parse: (written) => {
    const [, first, last] = (/^(\d{1,15})-(\d{1,15})$/.exec(written) ?? []).map(Number);
    if (first === undefined || last === undefined || first < 1 || first >= last) return undefined;
    return [first, last];
  },
  must: 'must be the first and the last number such as 1000000-1999999',
};

const partsOf = (written: string, separator: string): string[] =>
  written
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Public keys of age. */
export const backupKeys: Kind<string[]> = {
  parse: (written) => {
    const keys = partsOf(written, ',');
    return keys.every((key) => /^age1[a-z0-9]{50,2500}$/.test(key)) ? keys : undefined;
  },
  must: 'must be public keys of age (age1…) with commas between',
};

export const congregations: Kind<number[]> = {
  parse: (written) => {
    const numbers = partsOf(written, ',').map(Number);
    return numbers.every((number) => Number.isInteger(number) && number > 0) ? numbers : undefined;
  },
  must: 'must be numbers of congregations with commas between',
};

/** A currency with hundredths, because all amounts are in cents. */
export const currency: Kind<string> = {
  parse: (code) => {
    if (!/^[A-Z]{3}$/.test(code) || !Intl.supportedValuesOf('currency').includes(code)) return undefined;
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    return format.resolvedOptions().maximumFractionDigits === 2 ? code : undefined;
  },
  must: 'must be a currency of hundredths such as AUD or EUR',
};

/** Lines separated by `|`, because not every environment supports line breaks. */
export const lines: Kind<string[]> = {
  parse: (written) => {
    const parts = partsOf(written, '|');
    return parts.length <= 8 && parts.every((line) => line.length <= 80) ? parts : undefined;
  },
  must: 'must be at most 8 lines of 80 characters with | between',
  shown: false,
};

export const hosts: Kind<string[]> = {
  parse: (written) => {
    const names = written.split(',').map((host) => host.trim());
    return names.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host)) ? names : undefined;
  },
  must: 'must be names of hosts with commas between',
};

/** `https://…/{z}/{x}/{y}.png`, or one file of all tiles, `https://….pmtiles`. */
export const tiles: Kind<{ url: string; kind: 'raster' | 'pmtiles' }> = {
  parse: (url) => {
    const raster = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
    const pmtiles = /\.pmtiles(\?|$)/.test(url);
    if (!URL.canParse(url) || raster === pmtiles) return undefined;
    return { url, kind: pmtiles ? 'pmtiles' : 'raster' };
  },
  must: 'must be an address with {z}, {x} and {y}, or of a .pmtiles file',
};

/** `9464`, or `token:` and Prometheus's bearer token. */
export const metrics: Kind<{ port: number } | { token: string }> = {
  parse: (written) => {
    const token = /^token:([\w.~+/=-]{24,200})$/.exec(written)?.[1];
    if (token) return { token };
    const port = /^\d{1,5}$/.test(written) ? Number(written) : 0;
    return port < 1 || port > 65_535 ? undefined : { port };
  },
  must: 'must be a port such as 9464, or token: and 24 to 200 letters, digits or ._~+/=-',
  shown: false,
};
