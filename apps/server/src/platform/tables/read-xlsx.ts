/** Reads the first sheet of an XLSX workbook as a table. */
import { tableLimits } from '@sheaf/rules/files/table-limits';
import type { ImportTable, TableRow } from '@sheaf/rules/territory/territory-import/cells';
import { readXml } from '#platform/tables/read-xml';
import { keepRow, openMeter, TableTooLarge } from '#platform/tables/table-meter';

const parts: ReadonlySet<string> = new Set([
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/sharedStrings.xml',
]);

export const isWorkbookPart = (name: string): boolean =>
  parts.has(name) || /^xl\/worksheets\/[^/]+\.xml$/.test(name);

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

/** Shared strings by index; a string may consist of runs, without phonetic hints. */
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
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')].reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** Skips empty cells, which programs write to the edge of the sheet for colours or borders. */
function readSheet(xml: string, strings: readonly string[]): TableRow[] {
  const meter = openMeter();
  const rows: TableRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let next = 0;
  let cell = { type: '', text: '' };
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        line = Math.trunc(Number(attributes.r)) || line + 1;
        cells = [];
        next = 0;
      } else if (name === 'c') {
        next = attributes.r ? columnOf(attributes.r) : next;
        cell = { type: attributes.t ?? 'n', text: '' };
      }
    },
    close(name, text) {
      if (name === 'v' || name === 't') cell.text += text;
      else if (name === 'c') {
        const value = cell.type === 's' ? (strings[Number(cell.text)] ?? '') : cell.text;
        const column = next;
        next += 1;
        if (value === '' || column < 0) return;
        if (column >= tableLimits.columns) throw new TableTooLarge('import-too-wide');
        while (cells.length < column) cells.push('');
        cells[column] = value;
      } else if (name === 'row' && cells.some((value) => value.trim() !== ''))
        rows.push({ line, cells: keepRow(meter, cells) });
    },
  });
  return rows;
}

/** Throws for other files. */
export function readXlsx(parts: ReadonlyMap<string, string>): ImportTable {
  const [heading, ...rest] = readSheet(firstSheet(parts), sharedStrings(parts.get('xl/sharedStrings.xml')));
  return { headings: heading?.cells ?? [], rows: rest };
}
