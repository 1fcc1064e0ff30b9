/** News after an update: three lines and a link, once on each device (SHELL-R33). */
import { latestNews } from '@sheaf/rules/dashboard/dashboard/news';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';
import classes from './prompts.module.css';

function NewsPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  return (
    <PromptRow
      icon={<IconSparkles aria-hidden="true" />}
      title={t('shell:news.title')}
      text={(['first', 'second', 'third'] as const).map((line) => (
        <span key={line} className={classes.line}>
          {t(`shell:news.${line}`)}
        </span>
      ))}
      dismiss={dismiss}
    >
      <ActionLink to="/settings/help/" variant="light">
        {t('shell:news.more')}
      </ActionLink>
    </PromptRow>
  );
}

export const newsPrompt: DomainPrompt = {
  id: 'news',
  place: 56,
  uncounted: true,
  useContent: () => latestNews.edition,
  Row: NewsPrompt,
};
