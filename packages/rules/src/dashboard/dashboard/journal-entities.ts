import { type Fields, labelsOf } from '../../journal/journal-entity.ts';

const part = labelsOf('dashboard:journal.part.');

export const dashboardParts = {
  banner_notification: {
    part,
    on: 'yes-no',
    title: 'text',
    content: 'text',
  },
  first_steps: { part, hidden: labelsOf('shell:movingIn.step.') },
} as const satisfies Record<string, Fields>;
