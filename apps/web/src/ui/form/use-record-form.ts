/**
 * A form of one record, by the operation that saves it: the limits of its fields come from the contract, the server's words about a
 * field stand under that field until it is changed, and a record that someone else saved meanwhile is shown beside this one.
 */
import { bodyFields } from 'virtual:body-fields';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import {
  CallFailed,
  type Given,
  type OperationName,
  type OperationOf,
  type Reply,
} from '../../platform/api.ts';
import { type Body, useWrite } from '../../platform/use-write.ts';

/** What every field of the kit takes; `form.field('name')` gives it. */
export interface FieldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  required: boolean;
  least: number | undefined;
  most: number | undefined;
}

/** Of each operation by itself, where adding and changing differ in it. */
type Params<Name extends OperationName> = Name extends OperationName
  ? Given<OperationOf<Name>>['params']
  : never;

export interface RecordFormOptions<Name extends OperationName, Row, Values> {
  /** May differ between adding and changing, and stays the same as long as the form is open. */
  operation: Name;
  params?: Params<Name> | undefined;
  /** As the form was opened on it; null for a new one. */
  row: Row | null;
  /** What the fields hold of a record, and of none. */
  valuesOf: (row: Row | null) => Values;
  /** What is sent of the values, its version aside; null while they are not enough to be sent. */
  bodyOf: (values: Values) => Body<Name> | null;
  /** Blank fields are sent too, and the server says what is missing; otherwise saving waits for the fields that the contract requires. */
  sendsBlank?: boolean;
  /** The record that a form goes on from which stays open when it was saved. */
  next?: (reply: Reply<Name>) => Row;
  onSaved?: (reply: Reply<Name>) => void;
}

/** The server's first sentence for each field. */
function sentencesOf(error: unknown): Record<string, string> {
  const given = error instanceof CallFailed ? error.problem.errors : undefined;
  return Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([name, [first]]) => (first ? [[name, first]] : [])),
  );
}

const currentRow = <Row>(error: unknown): Row | null =>
  error instanceof CallFailed && error.problem.code === 'stale'
    ? ((error.problem.current as Row | undefined) ?? null)
    : null;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const versionOf = (row: unknown): number => (row as { version?: number } | null)?.version ?? 0;

export function useRecordForm<Name extends OperationName, Row, Values extends Record<string, unknown>>({
  operation,
  params,
  row,
  valuesOf,
  bodyOf,
  sendsBlank = false,
  next,
  onSaved,
}: RecordFormOptions<Name, Row, Values>) {
  const limits = bodyFields[operation] ?? {};
  const form = useForm({ initialValues: valuesOf(row) }) as UseFormReturnType<Values>;
  const seen = useRef(versionOf(row));
  const saving = useWrite(operation);
  const { values, errors } = form;
  const body = bodyOf(values);
  // A field that the form does not send by its own name is the business of `bodyOf`.
  const whole = Object.entries(limits).every(
    ([name, limit]) => sendsBlank || !limit?.required || !(name in values) || !isBlank(values[name]),
  );
  const goOnFrom = (record: Row): void => {
    seen.current = versionOf(record);
    form.setInitialValues(valuesOf(record) as never);
    form.setValues(valuesOf(record) as never);
  };
  const save = (version: number): void => {
    if (body === null || !whole) return;
    form.clearErrors();
    const sent = { ...body, ...(limits.version && row !== null && { version }) };
    saving.mutate({ ...(params && { params }), body: sent } as Parameters<typeof saving.mutate>[0], {
      onError: (error) => form.setErrors(sentencesOf(error)),
      onSuccess: (reply) => {
        if (next) goOnFrom(next(reply));
        onSaved?.(reply);
      },
    });
  };
  const theirs = currentRow<Row>(saving.error);
  // What is said of a field that this form does not show would otherwise be said nowhere.
  const elsewhere = Object.entries(sentencesOf(saving.error)).flatMap(([name, said]) =>
    name in values ? [] : [said],
  );
  return {
    values,
    set: (change: Partial<Values>) => form.setValues(change as never),
    field: <Field extends keyof Values & string>(name: Field): FieldProps<Values[Field]> => ({
      value: values[name],
      onChange: (value) => form.setFieldValue(name as never, value as never),
      error: errors[name] as string | undefined,
      required: limits[name]?.required === 1,
      least: limits[name]?.least,
      most: limits[name]?.most,
    }),
    changed: form.isDirty(),
    ready: whole && body !== null,
    submit: () => save(seen.current),
    pending: saving.isPending,
    saved: saving.isSuccess && !form.isDirty(),
    error: theirs ? null : saving.error,
    elsewhere,
    /** What someone else saved meanwhile, as values of this form. */
    conflict: theirs && {
      values: valuesOf(theirs),
      takeTheirs: () => {
        saving.reset();
        goOnFrom(theirs);
      },
      keepMine: () => save(versionOf(theirs)),
    },
  };
}

/** What the parts of a form are given of it. */
export interface RecordFormState<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  field: <Field extends keyof Values & string>(name: Field) => FieldProps<Values[Field]>;
  changed: boolean;
  ready: boolean;
  submit: () => void;
  pending: boolean;
  saved: boolean;
  error: Error | null;
  elsewhere: string[];
  conflict: { values: Values; takeTheirs: () => void; keepMine: () => void } | null;
}
