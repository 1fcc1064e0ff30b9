/** A domain's part of the settings of a congregation: accepted fields, returned fields, defaults. */
import { completeSettings } from '@sheaf/rules/people/congregations/settings-part';
import { z } from 'zod';

/** Schemas of one field, for requests and for replies. */
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

/**
 * Declares a part of the settings. `name` is its key in the documented `modules`; the manifest of a domain
 * lists its parts.
 */
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
