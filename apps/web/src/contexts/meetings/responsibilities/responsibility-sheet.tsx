/** Sheet that adds or edits a responsibility (ATTEND-S3). */
import {
  meetingScopes,
  responsibilityKinds,
  turnFrequencies,
} from '@sheaf/rules/meetings/responsibilities/responsibility';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { Responsibility } from './responsibilities.queries.ts';
import {
  bodyOf,
  mayHaveGroups,
  type ResponsibilityValues,
  tellResponsibility,
  valuesOf,
} from './responsibility-values.ts';
import { TurnTakers } from './turn-takers.tsx';

function Fields({ form, finding }: { form: RecordFormState<ResponsibilityValues>; finding: boolean }) {
  const { t } = useTexts();
  const { values, set, field } = form;
  const groups = values.group_turns && mayHaveGroups(values);
  return (
    <>
      <div data-tour="duty-label">
        <TextField {...field('label')} label={t('responsibilities:form.label')} />
      </div>
      <SelectField
        {...field('kind')}
        label={t('responsibilities:form.kind')}
        choices={responsibilityKinds.map((value) => ({ value, label: t(`responsibilities:kind.${value}`) }))}
      />
      <SwitchRow
        label={t('responsibilities:form.special')}
        checked={values.special}
        onChange={(event) => set({ special: event.currentTarget.checked })}
      />
      <div data-tour="duty-frequency">
        <SelectField
          {...field('frequency')}
          label={t('responsibilities:form.frequency')}
          choices={turnFrequencies.map((value) => ({
            value,
            label: t(`responsibilities:frequency.${value}`),
          }))}
        />
      </div>
      <div data-tour="duty-scope">
        <SelectField
          {...field('meeting')}
          label={t('responsibilities:form.scope')}
          choices={meetingScopes.map((value) => ({ value, label: t(`responsibilities:scope.${value}`) }))}
        />
      </div>
      <NumberField {...field('places')} label={t('responsibilities:form.places')} />
      <div data-tour="duty-notes">
        <TextField {...field('notes')} label={t('responsibilities:form.notes')} rows={3} />
      </div>
      {mayHaveGroups(values) && (
        <SwitchRow
          label={t('responsibilities:form.groups')}
          checked={values.group_turns}
          onChange={(event) => set({ group_turns: event.currentTarget.checked })}
        />
      )}
      {!groups && (
        <TurnTakers people={values.people} finding={finding} onChange={(people) => set({ people })} />
      )}
    </>
  );
}

export interface ResponsibilitySheetProps {
  responsibility: Responsibility | null;
  /** The list of candidates is initially expanded. */
  finding?: boolean;
  onClose: () => void;
}

export function ResponsibilitySheet({ responsibility, finding = false, onClose }: ResponsibilitySheetProps) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const form = useRecordForm({
    operation: responsibility ? 'responsibilities.editResponsibility' : 'responsibilities.addResponsibility',
    params: responsibility ? { id: responsibility.id } : undefined,
    row: responsibility,
    valuesOf,
    bodyOf,
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={
        responsibility
          ? t('responsibilities:settings.edit', { label: responsibility.label })
          : t('responsibilities:settings.add')
      }
      tell={(values) =>
        tellResponsibility(t, values, (id) => people.find((person) => person.id === id)?.full_name ?? '')
      }
      onClose={onClose}
    >
      <Fields form={form} finding={finding} />
    </RecordSheet>
  );
}
