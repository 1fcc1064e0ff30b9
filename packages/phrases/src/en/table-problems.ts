/** Why a file of another program is not read; each sentence names the limit. */
export const tableProblems = {
  'import-unreadable':
    'This file could not be read. It must be CSV, TSV, XLSX, GeoJSON, KML or KMZ; text files saved as UTF-8 or UTF-16.',
  'import-too-long': 'This file has more than 60,000 lines. Cut it into several.',
  'import-too-wide':
    'This file has more than 300 columns, or a line with more. Remove those that are not needed.',
  'import-too-many-cells': 'This file has more than 1,000,000 cells. Cut it into several.',
  'import-cell-too-long':
    'A cell of this file has more than 100,000 characters, or a border more than 1,000,000. Shorten it.',
  'import-too-deep':
    'This file has lists in lists, more than 40 deep. Choose the file as the program saved it.',
  'import-too-much-text':
    'This file unfolds to more than 64 MB, or to more than 40 million characters. Cut it into several.',
  'import-too-demanding':
    'Reading this file takes more than 20 seconds or too much memory. Cut it into several.',
  'columns-unmatched':
    'Too few columns are matched to read the file. Say where the map number stands, and what each line is about.',
};
