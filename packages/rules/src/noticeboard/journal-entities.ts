import { type JournalEntity, labelsOf, oneKey, rowOf } from '../journal/journal-entity.ts';

const read = 'schedules.noticeboard.edit';

export const noticeboardEntities = {
  notices: {
    name: 'notice',
    read,
    revert: oneKey(read),
    label: ['title'],
    fields: {
      title: 'text',
      folder_id: rowOf('notice_folders'),
      audience: labelsOf('noticeboard:audience.'),
    },
    rank: 10,
  },
  notice_groups: {
    name: 'notice-group',
    read,
    revert: oneKey(read),
    label: ['group_id'],
    fields: { notice_id: rowOf('notices'), group_id: rowOf('groups') },
    rank: 20,
  },
  notice_folders: {
    name: 'notice-folder',
    read,
    revert: oneKey(read),
    label: ['label'],
    fields: { label: 'text', order: 'text' },
    rank: 15,
  },
  noticeboard_files: {
    name: 'notice-file',
    read,
    final: 'notice',
    label: ['filename'],
    fields: { filename: 'text', notice_id: rowOf('notices') },
    rank: 30,
  },
} as const satisfies Record<string, JournalEntity>;
