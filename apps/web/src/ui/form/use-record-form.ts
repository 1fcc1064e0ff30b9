/**
 * A form of one record, by the operation that saves it: the limits of its fields come from the contract, the server's words about a
 * field stand under that field until it is changed, and a record that someone else saved meanwhile is shown beside this one.
 */
import { bodyFields } from 'virtual:body-fields';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { mergeEdits } from '@sheaf/rules/merge-edits';
import { useEffect, useRef, useState } from 'react';
import type { CallRequest, OperationName, OperationOf, Reply } from '#platform/api.ts';
import { type Body, useWrite } from '#platform/use-write.ts';
import { missingFields } from './missing-fields.ts';
import { currentRow, sentencesOf, tellFailure, versionOf } from './record-conflict.ts';

/** What every field of the kit takes; `form.field('name')` gives it. */
export interface FieldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  required: boolean;
  /** It must be filled in, is not, and somebody wanted to save. */
  missing?: boolean;
  least: number | undefined;
  most: number | undefined;
}

/** Of each operation by itself, where adding and changing differ in it. */
type Params<Name extends OperationName> = Name extends OperationName
  ? CallRequest<OperationOf<Name>>['params']
  : never;

/** The write of a form, where the operation alone is not enough of it: an entry that waits on the phone. */
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

/** What is saved with its version is read with it: without one each save would be refused as stale. */
type VersionField<Name extends OperationName> = [Extract<Name, SavesVersion>] extends [never]
  ? unknown
  : { version: number | null };

export interface RecordFormOptions<Name extends OperationName, Row, Values, Answer> {
  /** May differ between adding and changing; while the form is open it changes only with `begin`. */
  operation: Name;
  params?: Params<Name> | undefined;
  /** Null for a new one. Read anew while the form is open, it is its version that counts where nothing of the form differs. */
  row: (Row & VersionField<Name>) | null;
  /** What the fields hold of a record, and of none. */
  valuesOf: (row: Row | null) => Values;
  /** What is sent of the values; null while they are not enough to be sent. A version at the top of the body is added to it. */
  bodyOf: (values: Values, version: number) => Body<Name> | null;
  /** The field that shows what the server calls otherwise; `part.name` for one within a part. */
  fieldOf?: (name: string) => string;
  /** The record within what a stale save is answered with. */
  rowOf?: (current: unknown) => Row | undefined;
  /** What someone else changed in other fields is taken over without a question. */
  merges?: boolean;
  /** Fields that must be filled in though the contract does not say so. */
  needs?: (values: Values) => readonly (keyof Values & string)[];
  /** A field that the contract requires may be blank here: the server says whether it is missing. */
  sendsBlank?: boolean;
  /** The record that a form goes on from which stays open when it was saved. */
  next?: (answer: Answer) => Row;
  /** Closes the form, or shows in it what was saved; not called when it has gone from the screen meanwhile. */
  onSaved?: (answer: Answer) => void;
  /** Tells what was saved, also when the form has gone: somebody closed it, or what was saved took its place away. */
  onTold?: (answer: Answer) => void;
  saving?: RecordSave<Name, Answer>;
}

type Limits = NonNullable<(typeof bodyFields)[string]>;

/** Nothing that the form holds differs: what was changed elsewhere on the same screen raises the version too. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const requiredFields = (limits: Limits): string[] =>
  Object.keys(limits).filter((name) => limits[name]?.required);

const same = (name: string): string => name;
const whole = (current: unknown) => current as never;

/** What the phone kept may be old: a form that nobody has touched yet follows what the server says. */
function useFollowing(follows: boolean, goOn: () => void): void {
  useEffect(() => {
    if (follows) goOn();
  });
}

/** The props of a field, by its name. */
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
  saving: given,
}: RecordFormOptions<Name, Row, Values, Answer>) {
  const limits = bodyFields[operation] ?? {};
  const form = useForm({ initialValues: valuesOf(row) }) as UseFormReturnType<Values>;
  const readVersion = useRef(versionOf(row));
  const written = useWrite(operation, { success: (answer) => onTold?.(answer as Answer) });
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
    /** Another record is changed in the same form, or none. */
    begin: goOnFrom,
    changed: form.isDirty(),
    ready: missing.length === 0 && bodyOf(values, readVersion.current) !== null,
    /** How often somebody wanted to save while the form was not enough to be sent. */
    attempts,
    submit: () => save(seenNow(), values),
    pending: saving.isPending,
    saved: saving.isSuccess && !form.isDirty(),
    ...tellFailure(theirs ? null : saving.error, fieldOf, form),
    /** What someone else saved meanwhile, as values of this form. */
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

/** What the parts of a form are given of it. */
export interface RecordFormState<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  field: <Field extends keyof Values & string>(name: Field) => FieldProps<Values[Field]>;
  /** A field of a value that has parts. */
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
