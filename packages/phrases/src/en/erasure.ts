/** Phrases of erasing a deleted person; part of the people section. */

export const erasure = {
  restore: 'Restore',
  restoreOne: 'Restore {name}',
  restored: '{name} is back, with the same roles and group as before. Assignments are not given back.',
  button: 'Erase',
  title: 'Erase {name}',
  text: 'Name, contacts, dates, devices, messages and what the records say about this person are deleted for ever. Nobody can restore them.',
  kept: 'The history stays, under the name “Former publisher”. Backups made before today still hold the data until they are deleted.',
  written:
    'Where others wrote the full name, phone or e-mail, it becomes “Former publisher”. First names alone, the contents of files and pictures, and details shared with someone else stay.',
  done: 'Erased. Nothing that others wrote named this person.',
  doneReplaced_one: 'Erased. {count} record of others now says “Former publisher”.',
  doneReplaced_other: 'Erased. {count} records of others now say “Former publisher”.',
  none: 'Nobody has been deleted.',
  nobodyFits: 'Nobody with this name has been deleted.',
  deletedOn: 'Deleted {date}',
} as const;
