import type { TopicState } from '@sheaf/rules/forum/topic-state';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHammer from '@tabler/icons-react/dist/esm/icons/IconHammer.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTexts } from '#platform/texts.ts';
import tones from '#ui/schedule/tones.module.css';
import classes from './forum.module.css';

const looks = {
  proposed: { tone: 'plain', Icon: IconBulb },
  dev_queue: { tone: 'brand', Icon: IconCalendar },
  in_progress: { tone: 'wait', Icon: IconHammer },
  done: { tone: 'done', Icon: IconCheck },
  declined: { tone: 'nothome', Icon: IconX },
} as const satisfies Record<TopicState, { tone: string; Icon: typeof IconBulb }>;

export function StateChip({ state }: { state: TopicState }) {
  const { t } = useTexts();
  const { tone, Icon } = looks[state];
  return (
    <span className={`${tones.tone} ${classes.state}`} data-tone={tone}>
      <Icon aria-hidden="true" size={16} />
      {t(`forum:state.${state}`)}
    </span>
  );
}
