import type { borders } from '@sheaf/contract/territory/borders/borders';
import { faultOf, tidyBorder } from '@sheaf/rules/territory/borders/border';
import { mapBorders } from '#contexts/territory/borders/borders.store';
import { presentBorder } from '#contexts/territory/borders/present-border';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

/** TERR-R7: refuses an invalid border on the field. */
export async function saveBorder(call: Handler<typeof borders.saveBorder>) {
  const { tenant, params, body } = call;
  const [locked] = await mapRecords.lockAll(tenant, [params.id]);
  if (!locked) return call.missing();
  const present = (await mapBorders.read(tenant, params.id))!;
  if (body.version !== undefined && body.version !== present.version)
    return call.stale(presentBorder(present));
  if (body.border === null) await mapBorders.remove(tenant, params.id);
  else {
    const border = tidyBorder(body.border);
    const fault = faultOf(border);
    if (fault) return call.invalid({ border: [fault] });
    await mapBorders.put(tenant, { map: params.id, border, picturePlace: body.picture_place });
  }
  return presentBorder((await mapBorders.read(tenant, params.id))!);
}
