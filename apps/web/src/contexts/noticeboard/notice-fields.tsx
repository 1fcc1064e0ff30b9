/** Values, request body and fields of the form of a notice. */
import { type Audience, audiences } from '@sheaf/rules/noticeboard/audience';
import { shortDate } from '#platform/dates.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ChoiceSet } from '#ui/choice-set.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import { audienceText, type Notice } from './notice-labels.ts';
import { TextEditor } from './text-editor.tsx';
import { useFolders } from './use-notices.ts';

export const valuesOf = (notice: Notice | null) => ({
  title: notice?.title ?? '',
  body: notice?.body ?? '',
  folder_id: notice?.folder_id ?? null,
  audience: notice?.audience ?? ('everyone' as Audience),
  group_ids: notice?.group_ids ?? [],
  from_on: notice?.from_on ?? '',
  until_on: notice?.until_on ?? '',
  pinned: notice?.pinned ?? false,
  ask_read: notice?.ask_read ?? false,
  tells: notice?.tells ?? true,
});

export type NoticeFormValues = ReturnType<typeof valuesOf>;

/** A notice for groups names at least one. */
export const bodyOf = (values: NoticeFormValues) =>
  values.audience === 'groups' && values.group_ids.length === 0
    ? null
    : { ...values, from_on: values.from_on || null, until_on: values.until_on || null };

const dayOf = (day: string): string => (day === '' ? '' : shortDate(day));

export const tellNotice = (t: Translate, values: NoticeFormValues): ToldValue[] => [
  { label: t('noticeboard:form.title'), value: values.title },
  { label: t('noticeboard:form.body'), value: values.body },
  { label: t('noticeboard:form.audience'), value: audienceText(t, values.audience) },
  { label: t('noticeboard:form.from'), value: dayOf(values.from_on) },
  { label: t('noticeboard:form.until'), value: dayOf(values.until_on) },
];

type Form = RecordFormState<NoticeFormValues>;

function GroupChoice({ form }: { form: Form }) {
  const { t } = useTexts();
  const groups = useRead('groups.listGroups').data ?? [];
  const { values, set, field } = form;
  const { error } = field('group_ids');
  const choose = (id: number, on: boolean): void =>
    set({ group_ids: on ? [...values.group_ids, id] : values.group_ids.filter((other) => other !== id) });
  return (
    <ChoiceSet legend={t('noticeboard:form.groups')}>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {groups.map(({ id, name }) => (
        <TickBox
          key={id}
          label={<bdi>{name}</bdi>}
          checked={values.group_ids.includes(id)}
          onChange={(on) => choose(id, on)}
        />
      ))}
    </ChoiceSet>
  );
}

function Readers({ form }: { form: Form }) {
  const { t } = useTexts();
  const { values, field } = form;
  return (
    <>
      <SelectField
        {...field('audience')}
        label={t('noticeboard:form.audience')}
        description={values.audience === 'everyone' ? undefined : t('noticeboard:form.audienceText')}
        choices={audiences.map((value) => ({ value, label: audienceText(t, value) }))}
      />
      {values.audience === 'groups' && <GroupChoice form={form} />}
    </>
  );
}

function Times({ form: { values, field } }: { form: Form }) {
  const { t } = useTexts();
  return (
    <>
      <DateField
        {...field('from_on')}
        label={t('noticeboard:form.from')}
        description={t('noticeboard:form.fromText')}
      />
      <DateField
        {...field('until_on')}
        label={t('noticeboard:form.until')}
        description={t('noticeboard:form.untilText')}
        {...(values.from_on !== '' && { min: values.from_on })}
      />
    </>
  );
}

export function NoticeFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const folders = useFolders().data ?? [];
  const { values, set, field } = form;
  return (
    <>
      <TextField {...field('title')} label={t('noticeboard:form.title')} data-autofocus />
      <TextEditor {...field('body')} />
      {folders.length > 0 && (
        <SelectField
          {...field('folder_id')}
          label={t('noticeboard:form.folder')}
          choices={[
            { value: null as number | null, label: t('noticeboard:folder.none') },
            ...folders.map(({ id, label }) => ({ value: id as number | null, label })),
          ]}
        />
      )}
      <Readers form={form} />
      <Times form={form} />
      <SwitchRow
        label={t('noticeboard:form.pinned')}
        checked={values.pinned}
        onChange={(event) => set({ pinned: event.currentTarget.checked })}
      />
      <SwitchRow
        label={t('noticeboard:form.askRead')}
        checked={values.ask_read}
        onChange={(event) => set({ ask_read: event.currentTarget.checked })}
      />
      <SwitchRow
        label={t('noticeboard:form.tells')}
        description={t('noticeboard:form.tellsText')}
        checked={values.tells}
        onChange={(event) => set({ tells: event.currentTarget.checked })}
      />
    </>
  );
}
