/** Fields for the days away of a speaker entered by hand (SPKR-R13). */
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTexts } from '#platform/texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import type { FieldProps } from '#ui/form/use-record-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Speaker } from './directory-labels.ts';
import classes from './speakers.module.css';

type Span = Speaker['away_dates'][number];

const plain = { required: true, least: undefined, most: undefined };

export function AwayFields({ value, onChange, error }: FieldProps<Span[]>) {
  const { t } = useTexts();
  const change = (at: number, part: Partial<Span>): void =>
    onChange(value.map((span, index) => (index === at ? { ...span, ...part } : span)));
  return (
    <fieldset className={classes.away}>
      <legend className={classes.awayTitle}>{t('speakers:form.away')}</legend>
      {value.map((span, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that stays while their days are typed
        <div key={at} className={classes.awaySpan}>
          <DateField
            {...plain}
            label={t('speakers:form.awayFirst')}
            value={span.start_date}
            error={undefined}
            onChange={(start_date) =>
              change(at, {
                start_date,
                ...((span.end_date === '' || span.end_date < start_date) && { end_date: start_date }),
              })
            }
          />
          <DateField
            {...plain}
            label={t('speakers:form.awayLast')}
            value={span.end_date}
            error={at === value.length - 1 ? error : undefined}
            onChange={(end_date) => change(at, { end_date })}
          />
          <IconButton
            label={t('speakers:form.removeAway')}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <IconX aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus aria-hidden="true" size={20} />}
        onClick={() => onChange([...value, { start_date: '', end_date: '' }])}
      >
        {t('speakers:form.addAway')}
      </Button>
    </fieldset>
  );
}
