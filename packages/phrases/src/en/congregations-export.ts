export const congregationsExport = {
  title: 'Export everything',
  menuText: 'The whole congregation as one file',
  text: 'One file with everything in Sheaf that belongs to your congregation. Keep it as your own copy, or use it to move to another Sheaf.',
  start: 'Start the export',
  again: 'Export again',
  waiting: 'Waiting to start…',
  running: '{percent}% done',
  leave: 'You can leave this page. The export continues, and the file will be here.',
  stop: 'Stop the export',
  stopped: 'Export stopped.',
  ready: 'Ready to download',
  made: '{size}, made {when}',
  by: 'Asked for by {name}',
  until: 'It is deleted automatically: {when}.',
  download: 'Download',
  delete: 'Delete now',
  deleted: 'Export deleted.',
  failed: 'The export did not finish',
  failedText: 'Nothing was saved. Try again; if it fails again, tell the person who runs Sheaf for you.',
  careful: 'Anyone with the file can read all of it, private notes too. Keep it where only you can open it.',
  contents: {
    title: 'What is in it',
    people: 'People, families, groups and roles',
    reports: 'Field service reports and attendance',
    maps: 'Maps with their pictures, addresses and do-not-calls',
    meetings: 'Meetings, talks, duties, carts and field service',
    files: 'Files for everyone to read',
    journal: 'The journal of changes, settings and messages to groups',
    tables: 'Everything is also in tables (CSV) that open in a spreadsheet.',
  },
  absent: {
    title: 'Not in the file',
    text: 'Sign-ins, passkeys, secret links, the password of the SMS phone, and messages not sent yet. After a move, everybody signs in again. Invoices and feature requests are in the tables, but are not moved to another Sheaf.',
  },
  readMe:
    '{name}, {on}\n\n' +
    'This file holds everything that Sheaf kept for the congregation.\n\n' +
    'tables   every table as CSV, to open in a spreadsheet\n' +
    'files    pictures of the maps, and files for everyone to read\n' +
    'data     the same rows for an import; do not change them\n\n' +
    'To import it into another Sheaf of the same version, its operator runs: npm run congregation -- import FILE\n' +
    'Anyone with this file can read all of it. Keep it where only you can open it.\n',
} as const;
