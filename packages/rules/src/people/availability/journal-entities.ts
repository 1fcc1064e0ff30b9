import { type Fields, type JournalEntity, labelsOf, oneKey, rowOf } from '../../journal/journal-entity.ts';

const planners = {
  read: 'settings.users.qualifications',
  revert: oneKey('settings.users.qualifications'),
} as const;
const ofPerson = { ...planners, label: ['person_id'] } as const;

export const availabilityEntities = {
  person_limits: {
    ...ofPerson,
    name: 'person-limit',
    fields: {
      person_id: rowOf('people'),
      area: labelsOf('availability:area.'),
      most_a_month: 'text',
      pace: labelsOf('availability:pace.'),
    },
  },
  unavailable_times: {
    ...ofPerson,
    name: 'unavailable-time',
    fields: {
      person_id: rowOf('people'),
      days: 'unseen',
      from_at: 'time',
      to_at: 'time',
      starts_on: 'date',
      ends_on: 'date',
    },
  },
  cart_times: {
    ...ofPerson,
    name: 'cart-time',
    fields: {
      person_id: rowOf('people'),
      day: labelsOf('availability:day.'),
      from_at: 'time',
      to_at: 'time',
    },
  },
  person_pairs: {
    ...planners,
    // A label is shown to every reader of the journal, and nobody else learns of a pair.
    label: [],
    name: 'person-pair',
    fields: {
      person_id: rowOf('people'),
      other_id: rowOf('people'),
      wish: labelsOf('availability:wish.'),
      scope: labelsOf('availability:scope.'),
      wished_by: rowOf('people'),
    },
  },
  planning_dates: {
    ...ofPerson,
    name: 'planning-date',
    fields: { person_id: rowOf('people'), counts_from: 'date', note: 'text' },
  },
} as const satisfies Record<string, JournalEntity>;

export const availabilityParts = {
  planning: {
    part: labelsOf('availability:journal.part.'),
    helper_rule: labelsOf('congregations:meetings.helperRules.'),
    swap_agreement: labelsOf('congregations:meetings.swapAgreements.'),
    take_open: labelsOf('congregations:meetings.takenOpen.'),
  },
} as const satisfies Record<string, Fields>;
