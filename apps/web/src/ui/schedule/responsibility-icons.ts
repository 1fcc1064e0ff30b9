import type { ResponsibilityKind } from '@sheaf/rules/meetings/responsibilities/responsibility';
import type { DutyKindIcon } from './duty-icon.tsx';

export const responsibilityIcons: Record<ResponsibilityKind, DutyKindIcon> = {
  attendant: 'door',
  microphone: 'microphone',
  sound: 'sound',
  video: 'video',
  platform: 'talk',
  cleaning: 'cleaning',
  hospitality: 'event',
  other: 'rotation',
};
