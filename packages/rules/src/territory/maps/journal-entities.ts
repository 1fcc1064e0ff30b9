/**
 * Journal entities of maps and their assignments; their labels are in the chunk of the map manager, outside
 * the first load.
 */
import { type JournalEntity, labelsOf, rowOf } from '../../journal/journal-entity.ts';
import { blockLabel } from './block-label.ts';

const person = rowOf('people');
const map = rowOf('maps');
const assignment = rowOf('map_assignments');

export const mapsEntities = {
  maps: {
    name: 'map',
    read: 'settings.maps',
    revert: { add: 'settings.maps.add', edit: 'settings.maps.edit', delete: 'settings.maps.delete' },
    label: ['number'],
    fields: {
      number: 'text',
      name: 'text',
      suburb_id: rowOf('suburbs'),
      type_id: labelsOf('maps:type.'),
      order: 'text',
      total_blocks: 'text',
      blocks_as_letters: 'yes-no',
      locked: 'yes-no',
      lang: 'language',
      number_lookup: 'yes-no',
      last_completed: 'date',
      picture_id: 'unseen',
    },
    rank: 60,
    marks: 'blocks_as_letters',
    softDeleted: true,
  },
  map_pictures: {
    name: 'picture',
    read: 'settings.maps',
    final: 'picture',
    label: ['map_id'],
    fields: { map_id: map },
  },
  map_assignments: {
    name: 'assignment',
    read: 'settings.maps.assign',
    final: 'assignment',
    label: ['map_id'],
    fields: {
      map_id: map,
      assigned_at: 'instant',
      returned_at: 'instant',
      personal: 'yes-no',
      campaign: labelsOf('territory:journal.campaign.'),
      campaign_name: 'text',
      completed: 'yes-no',
      start_unknown: 'yes-no',
      homes_marked: 'yes-no',
      note: 'unseen',
    },
    rank: 70,
    marks: 'map_id',
  },
  map_assignment_holders: {
    name: 'holder',
    read: 'settings.maps.assign',
    final: 'assignment',
    label: ['assignment_id'],
    fields: {
      assignment_id: assignment,
      person_id: person,
      holder_name: 'text',
      assigned_at: 'instant',
      returned_at: 'instant',
    },
    rank: 80,
  },
  completed_blocks: {
    name: 'block',
    read: 'settings.maps.assign',
    final: 'assignment',
    label: ['assignment_id', 'block'],
    fields: {
      assignment_id: assignment,
      block: { type: 'numbered', of: 'assignment_id', say: blockLabel },
      completed_by: person,
      completed_at: 'instant',
    },
  },
} as const satisfies Record<string, JournalEntity>;

export const mapsOperations = {
  'maps.removeHolder': { kind: 'assignments' },
  'maps.lockMap': { kind: 'maps' },
  'maps.switchNumberLookup': { kind: 'maps' },
  'maps.uploadMapPicture': { kind: 'maps' },
  'maps.populateMap': { kind: 'automatic', final: 'automatic' },
} as const;
