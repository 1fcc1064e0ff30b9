import type { DraftGrid, SpanDraft } from './draft-model.ts';
import type { DraftActions } from './use-draft-actions.ts';

/** Properties of both views of a draft: weeks on a phone, table on a desk. */
export interface DraftViewProps {
  draft: SpanDraft;
  grid: DraftGrid;
  actions: DraftActions;
  /** The person may change every place, and is online. */
  edits: boolean;
}
