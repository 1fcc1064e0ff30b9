/** Switch to ask an absent speaker anyway; shown after the server refused because of days away (SPKR-R13). */
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
