/** A domain's settings part: flat fields, stored separately from the parts of other domains (SETTINGS-D2). */

/** Completes stored values with the defaults: new fields are added, unknown ones removed. */
export function completeSettings<Values extends object>(defaults: Values, stored: unknown): Values {
  const given = { ...(stored as Record<string, unknown>) };
  const fields = Object.entries(defaults).map(([field, value]) => [field, given[field] ?? value]);
  return Object.fromEntries(fields) as Values;
}

/** Fields of a change; null clears a nullable field, and undefined leaves the stored value. */
export const namedFields = (change: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Fields with a new value: a form also sends unchanged fields. */
export const changedFields = (now: object, change: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(namedFields(change)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify((now as Record<string, unknown>)[field]),
    ),
  );
