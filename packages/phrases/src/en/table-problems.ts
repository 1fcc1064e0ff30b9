/** Reasons why a file cannot be read; each phrase names the limit. */
export const tableProblems = {
  'import-unreadable':
    'This file could not be read. Choose a kind of file that this import takes; save text as UTF-8 or UTF-16.',
  'import-too-long': 'This file has more than 60,000 lines. Split it into smaller files.',
  'import-too-wide':
    'This file has more than 300 columns, or a line with more. Remove those that are not needed.',
  'import-too-many-cells': 'This file has more than 1,000,000 cells. Split it into smaller files.',
  'import-cell-too-long':
    'A cell of this file has more than 100,000 characters, or a border more than 1,000,000. Shorten it.',
  'import-too-deep': 'This file is nested more than 40 levels deep. Choose the file as the program saved it.',
  'import-too-much-text':
    'Unpacked, this file has more than 64 MB or 40 million characters. Split it into smaller files.',
  'import-too-demanding':
    'Reading this file takes more than 20 seconds or too much memory. Split it into smaller files.',
  'columns-unmatched':
    'Too few columns are matched. Choose the column with the map number, and say what each line is.',
};
