/** Values of the map form, and their request body. */

import { asksLanguage, isNamed } from '@sheaf/rules/territory/maps/map-form';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { isLanguageCode, type LanguageCode } from '@sheaf/rules/territory/territory/language-code';
import type { Reply } from '#platform/api.ts';

export type MapDetails = Reply<'maps.readMapDetails'>;

export const valuesOf = (map: MapDetails | null) => ({
  number: map?.number ?? '',
  type_id: map?.type_id ?? mapTypes.encode('residential'),
  name: map?.name ?? '',
  suburb: map?.suburb ?? null,
  lang: (map?.lang && isLanguageCode(map.lang) ? map.lang : null) as LanguageCode | null,
  blocks: (map?.blocks ?? 0) as number | null,
  /** Null until chosen, which means the congregation's setting (CF-5). */
  blocks_as_letters: map?.blocks_as_letters ?? null,
  order: (map?.order ?? null) as number | null,
  complete: '',
});

export type MapValues = ReturnType<typeof valuesOf>;

/** Omits fields that the map type does not have. */
export function bodyOf(values: MapValues) {
  const type = mapTypes.decode(values.type_id);
  return {
    ...values,
    name: isNamed(type) ? values.name : null,
    suburb: isNamed(type) ? null : values.suburb,
    lang: asksLanguage(type) ? values.lang : null,
    blocks: values.blocks ?? 0,
    blocks_as_letters: values.blocks_as_letters ?? undefined,
    order: values.order ?? undefined,
    complete: values.complete || null,
  };
}
