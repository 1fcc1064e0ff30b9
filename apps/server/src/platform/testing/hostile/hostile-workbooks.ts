/** Workbooks with a small file and a large table; a test that only exceeds a limit uses fewer rows. */
import { strToU8, zipSync } from 'fflate';
import { packLarge } from '#platform/testing/pack-large';

const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letterOf(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

const workbook = (sheet: string, strings = ''): Uint8Array =>
  packLarge({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="x"><sheets><sheet name="L" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
  });

const rowsOf = (count: number, cells: (row: number) => string): string =>
  Array.from({ length: count }, (_, index) => `<row r="${index + 1}">${cells(index + 1)}</row>`).join('');

/** One cell far to the right in every row: 6,200 × 299 is 1.85 million cells after padding. */
export const paddedWorkbook = (rows = 6200): Uint8Array =>
  workbook(rowsOf(rows, (row) => `<c r="KM${row}"><v>1</v></c>`));

const lettersOf = (count: number, first = 0): string[] =>
  Array.from({ length: count }, (_, at) => letterOf(at + first));

/** The same number of cells, each written out. */
export const wideWorkbook = (rows = 6200): Uint8Array => {
  const letters = lettersOf(299);
  return workbook(
    rowsOf(rows, (row) => letters.map((letter) => `<c r="${letter}${row}"><v>1</v></c>`).join('')),
  );
};

/** Empty coloured cells to the edge of the sheet, which programs write and which must be accepted. */
export const colouredWorkbook = (headings: readonly string[], values: readonly string[]): Uint8Array => {
  const empty = lettersOf(1000, 60);
  const line = (row: number, texts: readonly string[]): string =>
    texts
      .map((text, column) => `<c r="${letterOf(column)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('') + empty.map((letter) => `<c r="${letter}${row}" s="1"/>`).join('');
  return workbook(rowsOf(100, (row) => line(row, row === 1 ? headings : values)));
};

/** One long text in every cell: 30,000 characters × 20,000 cells. */
export const repeatedTextWorkbook = (): Uint8Array =>
  workbook(
    rowsOf(20_000, (row) => `<c r="A${row}" t="s"><v>0</v></c>`),
    `<si><t>${'x'.repeat(30_000)}</t></si>`,
  );

/** An entry that inflates to a hundred million bytes. */
export const bombWorkbook = (rows = 17_000_000): Uint8Array => workbook('<row/>'.repeat(rows));

/** More entries than a workbook has. */
export const crowdedZip = (): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [`xl/worksheets/${at}.xml`, new Uint8Array()]),
    ),
    { level: 0 },
  );

/** Row and column references out of range. */
export const farWorkbook = (): Uint8Array =>
  workbook('<row r="99999999999999999999"><c r="ZZZZZZZZ1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>');
