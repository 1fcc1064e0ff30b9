import type { maps } from '@sheaf/contract/territory/maps/maps';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

/** MAPS-C11: names in the caller's language. */
export async function listMapTypes(call: Handler<typeof maps.listMapTypes>) {
  return mapTypes.codes.map((id) => ({ id, name: say(call.actor.lang, `maps:type.${id}`) }));
}
