/** Presses on a draft of a span: accept, draft again, stop, discard. */
import { useNavigate } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import type { SpanDraft } from './draft-model.ts';
import { showPublished } from './show-published.ts';

export function useDraftActions(draft: SpanDraft) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { id, version } = draft;
  const params = { id };
  const publishing = useWrite('drafts.publishDraft', {
    success: (result) => showPublished(t, draft, result),
  });
  const solving = useWrite('drafts.solveAgain');
  const cancelling = useWrite('drafts.cancelDraft');
  const discarding = useWrite('drafts.discardDraft', {
    success: () => void navigate('/schedules/drafts/', { replace: true }),
  });
  const editing = useWrite('drafts.editPlace');
  const all = [publishing, solving, cancelling, discarding, editing];
  return {
    isBusy: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    accept: (weeks?: string[]): void =>
      publishing.mutate({ params, body: { version, ...(weeks && { weeks }) } }),
    again: (): void => solving.mutate({ params, body: {} }),
    /** Draft again, also with people who know of their duty. */
    moveTold: (): void => solving.mutate({ params, body: { keep_told: false } }),
    stop: (): void => cancelling.mutate({ params }),
    discard: (): void => discarding.mutate({ params }),
    lock: ({ id: place, version: read }: SpanDraft['places'][number], locked: boolean): void =>
      editing.mutate({ params: { id, place }, body: { locked, version: read } }),
  };
}

export type DraftActions = ReturnType<typeof useDraftActions>;
