/** SPKR-R13: asked once the server said that the speaker is away on that day. */
import { isRefused } from '#platform/is-refused.ts';
import { useTexts } from '#platform/texts.ts';
import type { FieldProps } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';

export function EvenAwaySwitch({
  value,
  onChange,
  failure,
}: Pick<FieldProps<boolean>, 'value' | 'onChange'> & { failure: Error | null }) {
  const { t } = useTexts();
  if (!value && !isRefused(failure, 'speaker-away')) return null;
  return (
    <SwitchRow
      label={t('proposals:form.evenAway')}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
