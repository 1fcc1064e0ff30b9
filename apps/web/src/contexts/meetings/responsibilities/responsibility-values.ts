/** Form values and request body of a responsibility, and their format for a conflict. */
import type {
  MeetingScope,
  ResponsibilityKind,
  TurnFrequency,
} from '@sheaf/rules/meetings/responsibilities/responsibility';
import { joinTexts, type Translate } from '#platform/texts.ts';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import type { Responsibility } from './responsibilities.queries.ts';

export interface Taker {
  user_id: number;
  meeting: MeetingScope;
}

export const valuesOf = (row: Responsibility | null) => ({
  label: row?.label ?? '',
  kind: row?.kind ?? ('attendant' as ResponsibilityKind),
  frequency: row?.frequency ?? ('meeting' as TurnFrequency),
  meeting: row?.meeting ?? ('both' as MeetingScope),
  places: row?.places ?? (1 as number | null),
  notes: row?.notes ?? '',
  group_turns: row?.group_turns ?? false,
  special: row?.special ?? false,
  people: row?.people ?? ([] as Taker[]),
});

export type ResponsibilityValues = ReturnType<typeof valuesOf>;

export const mayHaveGroups = ({ kind, special }: { kind: ResponsibilityKind; special: boolean }): boolean =>
  !special && (kind === 'cleaning' || kind === 'hospitality');

/** A label is required (ATTEND-R1). */
export function bodyOf({ people, places, group_turns, ...values }: ResponsibilityValues) {
  if (values.label.trim() === '' || places === null) return null;
  return {
    ...values,
    places,
    group_turns: group_turns && mayHaveGroups(values),
    attendants: people.map(({ user_id }) => user_id),
    scopes: Object.fromEntries(people.map(({ user_id, meeting }) => [user_id, meeting])),
  };
}

export const tellResponsibility = (
  t: Translate,
  values: ResponsibilityValues,
  nameOf: (id: number) => string,
): ToldValue[] => [
  { label: t('responsibilities:form.label'), value: values.label },
  { label: t('responsibilities:form.kind'), value: t(`responsibilities:kind.${values.kind}`) },
  { label: t('responsibilities:form.frequency'), value: t(`responsibilities:frequency.${values.frequency}`) },
  { label: t('responsibilities:form.scope'), value: t(`responsibilities:scope.${values.meeting}`) },
  ...(values.special
    ? [{ label: t('responsibilities:form.scope'), value: t('responsibilities:form.special') }]
    : []),
  { label: t('responsibilities:form.places'), value: String(values.places ?? '') },
  {
    label: t('responsibilities:form.people'),
    value: joinTexts(values.people.map(({ user_id }) => nameOf(user_id))),
  },
  { label: t('responsibilities:form.notes'), value: values.notes },
];
