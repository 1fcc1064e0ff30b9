/** The first sheet of an XLSX workbook as a table. Sizes are checked before anything is inflated. */
import type { ImportTable } from '@sheaf/rules/territory/import/cells';
import { unzipSync } from 'fflate';
import { readXml } from '#domains/territory/import-xml';

const mostInflatedBytes = 64 * 1024 * 1024;
const mostColumns = 300;

const wanted = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** The parts by name. An entry is inflated into exactly the bytes it declares, so one that lies about its size fails. */
function unzip(bytes: Uint8Array): Map<string, string> {
  let total = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!wanted.test(name)) return false;
      total += originalSize;
      if (total > mostInflatedBytes) throw new Error('the workbook is too large');
      return true;
    },
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return new Map(Object.entries(files).map(([name, file]) => [name, decoder.decode(file)]));
}

function firstSheet(parts: ReadonlyMap<string, string>): string {
  let relation = '';
  readXml(parts.get('xl/workbook.xml') ?? '', {
    open: (name, attributes) => {
      if (name === 'sheet' && relation === '') relation = attributes['r:id'] ?? '';
    },
    close: () => {},
  });
  let target = '';
  readXml(parts.get('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target ?? '';
    },
    close: () => {},
  });
  const sheet = parts.get(`xl/${target.replace(/^\/?(xl\/)?/, '')}`);
  if (!sheet) throw new Error('the workbook has no sheet');
  return sheet;
}

/** Texts the cells refer to by number; a text may be in runs, and its reading aid is no part of it. */
function sharedStrings(xml: string | undefined): string[] {
  const strings: string[] = [];
  let aid = false;
  if (xml === undefined) return strings;
  readXml(xml, {
    open(name) {
      if (name === 'si') strings.push('');
      else if (name === 'rPh') aid = true;
    },
    close(name, text) {
      if (name === 'rPh') aid = false;
      else if (name === 't' && !aid && strings.length > 0) strings[strings.length - 1] += text;
    },
  });
  return strings;
}

/** `A1` is 0, `AB7` is 27. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? '')].reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

function readSheet(xml: string, strings: readonly string[]): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let cell = { column: 0, type: '', text: '' };
  readXml(xml, {
    open(name, attributes) {
      const row = rows.at(-1);
      if (name === 'row') rows.push({ line: Number(attributes.r) || (row?.line ?? 0) + 1, cells: [] });
      else if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : (row?.cells.length ?? 0);
        cell = { column, type: attributes.t ?? 'n', text: '' };
      }
    },
    close(name, text) {
      if (name === 'v' || name === 't') cell.text += text;
      const isCell = name === 'c' && cell.column >= 0 && cell.column < mostColumns;
      const row = rows.at(-1);
      if (!isCell || !row) return;
      while (row.cells.length < cell.column) row.cells.push('');
      row.cells[cell.column] = cell.type === 's' ? (strings[Number(cell.text)] ?? '') : cell.text;
    },
  });
  return rows;
}

/** Throws when it is no workbook. */
export function readXlsx(bytes: Uint8Array): ImportTable {
  const parts = unzip(bytes);
  const rows = readSheet(firstSheet(parts), sharedStrings(parts.get('xl/sharedStrings.xml')));
  const [heading, ...rest] = rows.filter(({ cells }) => cells.some((text) => text.trim() !== ''));
  return { headings: heading?.cells ?? [], rows: rest };
}
