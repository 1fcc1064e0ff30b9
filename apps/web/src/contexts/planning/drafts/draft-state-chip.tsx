/** State of a draft in a few words: `18 of 20 filled`, `Drafting, 40 %`, `Accepted`. */
import type { Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';

type ListedDraft = Reply<'drafts.listDrafts'>['drafts'][number];

export function DraftStateChip({ draft }: { draft: ListedDraft }) {
  const { t } = useTexts();
  const { state, done, counts } = draft;
  const { places, open } = counts;
  switch (state) {
    case 'published':
      return <StatusChip state="accepted" />;
    case 'queued':
    case 'solving':
      return <StatusChip state="building" label={t('drafts:drafting', { done })} />;
    case 'ready':
      return (
        <StatusChip
          state={open > 0 ? 'unfilled' : 'ready'}
          label={t('drafts:filledOf', { filled: places - open, places })}
        />
      );
    default:
      return <StatusChip state="cancelled" label={t(`drafts:state.${state}`)} />;
  }
}
