/** Sheet with the reasons for the person of a place, and the other qualified people. */
import { useTexts } from '#platform/texts.ts';
import { Sheet } from '#ui/sheet.tsx';
import { type ProposalChoiceProps, useProposalChoice } from './proposal-choice.tsx';

type ProposalSheetProps = Omit<ProposalChoiceProps, 'onDone'> & { onClose: () => void };

export function ProposalSheet({ onClose, ...props }: ProposalSheetProps) {
  const { t } = useTexts();
  const { content, footer } = useProposalChoice({ ...props, onDone: onClose });
  return (
    <Sheet opened title={props.title} closeLabel={t('shell:close')} onClose={onClose} footer={footer}>
      {content}
    </Sheet>
  );
}
