/** Formats of assignment tables, with one row per holding of a territory. */
import type { FormatColumns } from './format-columns.ts';

const assigned = ['assigned', 'dateassigned', 'assigneddate', 'assignedon', 'checkedout', 'datecheckedout'];
const returned = ['returned', 'datereturned', 'returneddate', 'returnedon', 'checkedin', 'datecheckedin'];
const completed = ['completed', 'datecompleted', 'completeddate', 'completedon'];
const holder = ['assignedto', 'publisher', 'publishername', 'person', 'personname', 'name'];
const number = ['territorynumber', 'number', 'territory'];

/** Columns for the current holder and the last completion, in the spelling of Alba and similar programs. */
export const besideTerritory = {
  assigned: ['signedout', 'assigned', 'dateassigned'],
  holder: ['signedoutto', 'assignedto'],
  completed: ['lastcompleted'],
  completedBy: ['lastcompletedby'],
} as const;

export const assignmentFormats: readonly FormatColumns[] = [
  {
    format: 'nws-assignments',
    rows: 'assignments',
    needs: [
      number,
      assigned,
      [...holder, 'lastname'],
      ['categorycode', 'category', 'territoryid', 'territoryassignmentid'],
    ],
    columns: {
      number,
      suffix: ['suffix'],
      code: ['categorycode'],
      assigned,
      returned,
      completed,
      holder,
      firstName: ['firstname'],
      lastName: ['lastname'],
    },
    own: ['territoryid', 'territoryassignmentid', 'personid', 'category'],
  },
  {
    format: 'territory-helper-assignments',
    rows: 'assignments',
    needs: [number, assigned, [...holder, 'lastname']],
    columns: {
      number,
      code: ['territorytypecode', 'typecode'],
      assigned,
      returned,
      completed,
      holder,
      firstName: ['firstname'],
      lastName: ['lastname'],
    },
    own: ['territorytype', 'type'],
  },
];
