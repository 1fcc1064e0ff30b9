/** Sheet that shares a text with a link of its own (X-SHARE). */

import { ShareTextSheet } from '#contexts/duties/share-text-sheet.api.tsx';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import type { Proposal } from './proposal-labels.ts';

export function ShareSheet({ proposal: { id }, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { t } = useTexts();
  const making = useWrite('proposals.shareProposal');
  return (
    <ShareTextSheet
      title={t('proposals:share')}
      hint={t('proposals:shareText')}
      making={making}
      onMake={() => making.mutate({ params: { id }, body: {} })}
      onClose={onClose}
    />
  );
}
