/**
 * State of a form for one record and the operation that saves it. Field limits come from the contract, server
 * errors show under their field until it changes, and a version saved by another person is shown for
 * comparison.
 */
import { bodyFields } from 'virtual:body-fields';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { mergeEdits } from '@sheaf/rules/merge-edits';
import { useEffect, useRef, useState } from 'react';
import type { CallRequest, OperationName, OperationOf, Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { type Body, useWrite } from '#platform/use-write.ts';
import { announce } from '../announcer.ts';
import { missingFields } from './missing-fields.ts';
import { currentRow, sentencesOf, tellFailure, versionOf } from './record-conflict.ts';

/** Props of every form field, from `form.field('name')`. */
export interface FieldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  required: boolean;
  /** True for an empty required field after an attempt to save. */
  missing?: boolean;
  least: number | undefined;
  most: number | undefined;
}

/** Distributes over the union, because adding and editing differ in their parameters. */
type Params<Name extends OperationName> = Name extends OperationName
  ? CallRequest<OperationOf<Name>>['params']
  : never;

/** Replaces the plain write of the operation, for example with an entry in the outbox. */
export interface RecordSave<Name extends OperationName, Answer> {
  mutate: (
    given: { params?: Params<Name>; body: Body<Name> },
    on: { onError: (error: Error) => void; onSuccess: (answer: Answer) => void },
  ) => void;
  reset: () => void;
  error: Error | null;
  isPending: boolean;
  isSuccess: boolean;
}

type SavesVersion = {
  [Name in OperationName]: 'version' extends keyof Body<Name> ? Name : never;
}[OperationName];

/** The row needs a version if the operation saves one: otherwise every save would be refused as stale. */
type VersionField<Name extends OperationName> = [Extract<Name, SavesVersion>] extends [never]
  ? unknown
  : { version: number | null };

export interface RecordFormOptions<Name extends OperationName, Row, Values, Answer> {
  /** May differ between adding and editing; while the form is open it changes only with `begin`. */
  operation: Name;
  params?: Params<Name> | undefined;
  /**
   * Null for a new record. If it is refetched while the form is open, only its version is taken over,
   * provided no field differs.
   */
  row: (Row & VersionField<Name>) | null;
  /** Initial values of the fields. */
  valuesOf: (row: Row | null) => Values;
  /** Body to send; null while the form is incomplete. A version at the top level of the body is added. */
  bodyOf: (values: Values, version: number) => Body<Name> | null;
  /** Maps the server's field names to the form's; `part.name` for a nested field. */
  fieldOf?: (name: string) => string;
  /** Extracts the record from the reply to a stale save. */
  rowOf?: (current: unknown) => Row | undefined;
  /** Merges another person's changes to other fields without a question. */
  merges?: boolean;
  /** Required fields that the contract does not require. */
  needs?: (values: Values) => readonly (keyof Values & string)[];
  /** Required fields may be sent blank: the server decides. */
  sendsBlank?: boolean;
  /** Next record of a form that stays open after a save. */
  next?: (answer: Answer) => Row;
  /** Closes the form or shows the saved record. Not called after unmount. */
  onSaved?: (answer: Answer) => void;
  /** Reports the saved record, also after unmount: the form was closed, or the save removed it. */
  onTold?: (answer: Answer) => void;
  /** Announced after a save; by default a general word. A toast of the caller takes its place. */
  said?: (answer: Answer) => string;
  saving?: RecordSave<Name, Answer>;
}

type Limits = NonNullable<(typeof bodyFields)[string]>;

/** No field differs: other changes on the same screen also raise the version. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const requiredFields = (limits: Limits): string[] =>
  Object.keys(limits).filter((name) => limits[name]?.required);

const same = (name: string): string => name;
const whole = (current: unknown) => current as never;

/** Cached data may be stale: an untouched form follows the server's version. */
function useFollowing(follows: boolean, goOn: () => void): void {
  useEffect(() => {
    if (follows) goOn();
  });
}

function fieldsOf<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  limits: Limits,
  { needed, missing }: { needed: readonly string[]; missing: readonly string[] },
) {
  const { values, errors } = form;
  const fieldAt = <Value>(path: string, value: Value): FieldProps<Value> => ({
    value,
    onChange: (next) => form.setFieldValue(path as never, next as never),
    error: errors[path] as string | undefined,
    required: limits[path]?.required === 1 || needed.includes(path),
    missing: missing.includes(path),
    least: limits[path]?.least,
    most: limits[path]?.most,
  });
  return {
    field: <Field extends keyof Values & string>(name: Field) => fieldAt(name, values[name]),
    partField: <Part extends keyof Values & string, Field extends keyof Values[Part] & string>(
      part: Part,
      name: Field,
    ) => fieldAt(`${part}.${name}`, values[part][name]),
  };
}

/** Reports a save to the caller, and announces it unless the caller shows a toast. */
function useTold<Answer>({
  onTold,
  said,
}: {
  onTold: ((answer: Answer) => void) | undefined;
  said: ((answer: Answer) => string) | undefined;
}) {
  const { t } = useTexts();
  return (answer: unknown): void => {
    const before = toasts.get();
    onTold?.(answer as Answer);
    if (toasts.get() === before) announce(said?.(answer as Answer) ?? t('shell:said.saved'));
  };
}

export function useRecordForm<
  Name extends OperationName,
  Row,
  Values extends Record<string, unknown>,
  Answer = Reply<Name>,
>({
  operation,
  params,
  row,
  valuesOf,
  bodyOf,
  fieldOf = same,
  rowOf = whole,
  merges = false,
  needs,
  sendsBlank = false,
  next,
  onSaved,
  onTold,
  said,
  saving: given,
}: RecordFormOptions<Name, Row, Values, Answer>) {
  const limits = bodyFields[operation] ?? {};
  const form = useForm({ initialValues: valuesOf(row) }) as UseFormReturnType<Values>;
  const readVersion = useRef(versionOf(row));
  const written = useWrite(operation, { success: useTold({ onTold, said }) });
  const saving = given ?? (written as unknown as RecordSave<Name, Answer>);
  const { values } = form;
  const [attempts, setAttempts] = useState(0);
  const needed = needs?.(values) ?? [];
  const missing = missingFields(values, [...(sendsBlank ? [] : requiredFields(limits)), ...needed]);
  const goOnFrom = (record: Row | null): void => {
    readVersion.current = versionOf(record);
    form.setInitialValues(valuesOf(record) as never);
    form.setValues(valuesOf(record) as never);
  };
  const isNewer =
    row !== null && versionOf(row) > readVersion.current && !isSame(valuesOf(row), form.getInitialValues());
  useFollowing(isNewer && !form.isDirty() && !saving.isPending, () => goOnFrom(row));
  const mergedWith = (record: Row, mine: Values) =>
    merges ? mergeEdits(form.getInitialValues(), mine, valuesOf(record)) : { row: mine, clash: true };
  const save = (version: number, mine: Values): void => {
    const body = bodyOf(mine, version);
    if (body === null || missing.length > 0) {
      setAttempts(attempts + 1);
      return;
    }
    setAttempts(0);
    form.clearErrors();
    const sent = { ...body, ...(limits.version && row !== null && { version }) };
    saving.mutate(
      { ...(params && { params }), body: sent as Body<Name> },
      {
        onError: (error) => {
          const now = currentRow(error, rowOf);
          const merged = now && mergedWith(now, mine);
          if (merged && !merged.clash) save(versionOf(now), merged.row);
          else form.setErrors(sentencesOf(error, fieldOf));
        },
        onSuccess: (answer) => {
          if (next) goOnFrom(next(answer));
          onSaved?.(answer);
        },
      },
    );
  };
  const seenNow = (): number =>
    row !== null && isSame(valuesOf(row), form.getInitialValues())
      ? Math.max(versionOf(row), readVersion.current)
      : readVersion.current;
  const theirs = currentRow(saving.error, rowOf);
  return {
    values,
    set: (change: Partial<Values>) => form.setValues(change as never),
    ...fieldsOf(form, limits, { needed, missing: attempts > 0 ? missing : [] }),
    /** Edits another record in the same form, or a new one. */
    begin: goOnFrom,
    changed: form.isDirty(),
    ready: missing.length === 0 && bodyOf(values, readVersion.current) !== null,
    /** Number of attempts to save an incomplete form. */
    attempts,
    submit: () => save(seenNow(), values),
    pending: saving.isPending,
    saved: saving.isSuccess && !form.isDirty(),
    ...tellFailure(theirs ? null : saving.error, fieldOf, form),
    /** Another person's version as values of this form. */
    conflict: theirs && {
      values: valuesOf(theirs),
      mine: mergedWith(theirs, values).row,
      takeTheirs: () => {
        saving.reset();
        goOnFrom(theirs);
      },
      keepMine: () => save(versionOf(theirs), mergedWith(theirs, values).row),
    },
  };
}

/** State of a form as passed to its components. */
export interface RecordFormState<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  field: <Field extends keyof Values & string>(name: Field) => FieldProps<Values[Field]>;
  partField: <Part extends keyof Values & string, Field extends keyof Values[Part] & string>(
    part: Part,
    name: Field,
  ) => FieldProps<Values[Part][Field]>;
  changed: boolean;
  ready: boolean;
  attempts: number;
  submit: () => void;
  pending: boolean;
  saved: boolean;
  error: Error | null;
  elsewhere: string[];
  conflict: { values: Values; mine: Values; takeTheirs: () => void; keepMine: () => void } | null;
}
