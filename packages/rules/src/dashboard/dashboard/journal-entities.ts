import { type Fields, labelsOf } from '../../journal/journal-entity.ts';

export const dashboardParts = {
  banner_notification: {
    part: labelsOf('dashboard:journal.part.'),
    on: 'yes-no',
    title: 'text',
    content: 'text',
  },
} as const satisfies Record<string, Fields>;
