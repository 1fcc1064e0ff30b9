/** Builds invented workbooks as EPUB files, without text of any publication. */
import {
  blocksOf,
  type InventedScript,
  type InventedWeek,
  plainScript,
} from '@sheaf/rules/meetings/meetings/testing/workbook-blocks';
import type { WorkbookBlock } from '@sheaf/rules/meetings/meetings/workbook-sections';
import { strToU8, zipSync } from 'fflate';

const colours = {
  treasures: 'du-color--teal-700',
  ministry: 'du-color--gold-700',
  living: 'du-color--maroon-600',
};
const softHyphen = '\u00AD';
const space = '\u00A0';

export interface MadeWorkbook {
  weeks: readonly InventedWeek[];
  script?: InventedScript;
  /** Makes pages like those of the internet: unclosed tags, soft hyphens and non-breaking spaces. */
  isUntidy?: boolean;
  /** Further files of the archive. */
  others?: Readonly<Record<string, Uint8Array>>;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function elementOf({ tag, text, section, isSong, isBoxed }: WorkbookBlock, isUntidy: boolean): string {
  const colour = section ? ` class="${colours[section]}"` : '';
  const words = isUntidy
    ? escaped(text)
        .replace(/(\p{L}{4})/u, `$1${softHyphen}`)
        .replace(' ', space)
    : escaped(text);
  const inner = isSong ? `<span class="dc-icon--music">${words}</span>` : `<strong>${words}</strong>`;
  const element = `<${tag}${colour}>${inner}${isUntidy && tag === 'p' ? '' : `</${tag}>`}`;
  return isBoxed ? `<div class="boxContent">${element}</div>` : element;
}

export const pageOf = (blocks: readonly WorkbookBlock[], isUntidy = false): string =>
  `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${blocks
    .map((block) => elementOf(block, isUntidy))
    .join('\n')}</body></html>`;

export function makeWorkbook({
  weeks,
  script = plainScript,
  isUntidy = false,
  others = {},
}: MadeWorkbook): Uint8Array {
  const pages = weeks.map((week, index) => [
    `OEBPS/2020${index + 100}.xhtml`,
    strToU8(pageOf(blocksOf(week, script), isUntidy)),
  ]);
  return zipSync(
    {
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': strToU8('<container/>'),
      'OEBPS/2020001.xhtml': strToU8('<html><body><h1>A COVER</h1><p>Nothing of a week.</p></body></html>'),
      'OEBPS/2020100-extracted.xhtml': strToU8('<html><body><h1>CUT OUT</h1></body></html>'),
      ...Object.fromEntries(pages),
      ...others,
    },
    { level: 1 },
  );
}
