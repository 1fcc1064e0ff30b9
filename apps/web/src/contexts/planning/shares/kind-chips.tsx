/** One button for each kind of duty; one kind alone needs none. */
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import { useTexts } from '#platform/texts.ts';
import { Chips } from '#ui/chips.tsx';

export interface KindChipsProps {
  kinds: readonly DutyKindName[];
  /** Null for all. */
  kind: DutyKindName | null;
  onChange: (kind: DutyKindName | null) => void;
}

export function KindChips({ kinds, kind, onChange }: KindChipsProps) {
  const { t } = useTexts();
  if (kinds.length < 2) return null;
  return (
    <Chips label={t('shares:filter')} oneLine>
      {[null, ...kinds].map((one) => (
        <button key={one ?? 'all'} type="button" aria-pressed={kind === one} onClick={() => onChange(one)}>
          {t(one === null ? 'shares:all' : `duties:kind.${one}`)}
        </button>
      ))}
    </Chips>
  );
}
