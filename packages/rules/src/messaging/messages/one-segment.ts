/** Shortens a text to one segment of an SMS (X-SWAP-37). */
import { measureSms } from './sms-segments.ts';

export interface ShortTexts {
  full: string;
  /** Without names and further sentences; `what` is the only part that is cut. */
  short: (what: string) => string;
  /** For a text without its link. */
  alone: (what: string) => string;
  what: string;
  link?: string | undefined;
}

/** Nobody recognises a shorter beginning of a name. */
const fewestLetters = 8;

const fits = (text: string): boolean => measureSms(text).parts === 1;

/** Three dots, because the ellipsis makes a text Unicode. */
const cut = (letters: readonly string[], length: number): string =>
  `${letters.slice(0, length).join('').trimEnd()}...`;

/** The longest beginning with which the text fits; undefined if even the shortest does not. */
function cutToFit(build: (what: string) => string, what: string): string | undefined {
  const letters = [...what];
  for (let length = letters.length - 1; length >= fewestLetters; length -= 1) {
    const text = build(cut(letters, length));
    if (fits(text)) return text;
  }
  return undefined;
}

function cutEnd(text: string): string {
  const letters = [...text];
  for (let length = letters.length - 1; ; length -= 1) {
    const shorter = cut(letters, length);
    if (fits(shorter)) return shorter;
  }
}

/**
 * Drops first names and sentences beyond the question, then the end of the name of the duty, and the link only if
 * both do not leave room for it. A link fills a Unicode segment alone.
 */
export function oneSegmentOf({ full, short, alone, what, link }: ShortTexts): string {
  const linked = (text: string): string => (link ? `${text} ${link}` : text);
  const whole = [linked(full), linked(short(what))].find(fits);
  if (whole !== undefined) return whole;
  const withLink = cutToFit((name) => linked(short(name)), what);
  if (withLink !== undefined) return withLink;
  const without = alone(what);
  if (fits(without)) return without;
  return cutToFit(alone, what) ?? cutEnd(without);
}
