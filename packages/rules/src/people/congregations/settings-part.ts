/** A domain's part of the congregation's settings: flat fields, stored beside the parts of other domains (SETTINGS-D2). */

/** What is stored, completed by the defaults: a field that came later is there too, one that is no longer known is left out. */
export function completeSettings<Values extends object>(defaults: Values, stored: unknown): Values {
  const given = { ...(stored as Record<string, unknown>) };
  const fields = Object.entries(defaults).map(([field, value]) => [field, given[field] ?? value]);
  return Object.fromEntries(fields) as Values;
}

/** The fields that a change names; null clears one that may be empty. Every other field stays as it is stored. */
export const namedFields = (change: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** The fields that a change makes other than they are: a form sends also what it leaves as it is. */
export const changedFields = (now: object, change: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(namedFields(change)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify((now as Record<string, unknown>)[field]),
    ),
  );
