/** A domain's part of the congregation's settings: what may be sent, what is replied, and what holds until it was saved. */
import { completeSettings } from '@sheaf/rules/people/congregations/settings-part';
import { z } from 'zod';

/** One field: as it may be sent, and as it is read. */
export interface SettingsField<Value> {
  accepts: z.ZodType<unknown, unknown>;
  reads: z.ZodType<Value>;
}

type FieldsOf<Values> = { [Field in keyof Values]: SettingsField<Values[Field]> };

const shapeOf = <Values extends object, Key extends 'accepts' | 'reads'>(
  fields: FieldsOf<Values>,
  key: Key,
) =>
  Object.fromEntries(
    Object.entries<SettingsField<unknown>>(fields).map(([name, field]) => [name, field[key]]),
  );

/** `name` is its key among the documented `modules`; a domain lists its parts in its manifest. */
export function settingsPart<const Name extends string, Values extends object>(
  name: Name,
  defaults: Values,
  fields: FieldsOf<Values>,
) {
  return {
    name,
    defaults,
    change: z.strictObject(shapeOf(fields, 'accepts')).partial() as unknown as z.ZodType<Partial<Values>>,
    reply: z.object(shapeOf(fields, 'reads')) as unknown as z.ZodType<Values>,
    complete: (stored: unknown): Values => completeSettings(defaults, stored),
  };
}

export type SettingsPart = ReturnType<typeof settingsPart<string, object>>;
