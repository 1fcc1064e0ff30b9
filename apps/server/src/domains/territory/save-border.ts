import type { territory } from '@sheaf/contract/territory/territory';
import { faultOf, tidyBorder } from '@sheaf/rules/territory/border';
import { borders } from '#domains/territory/borders.store';
import { presentBorder } from '#domains/territory/present-border';
import type { Handler } from '#platform/handle';

/** TERR-R7: a border that is none is refused on the field. */
export async function saveBorder(call: Handler<typeof territory.saveBorder>) {
  const { tenant, params, body } = call;
  const [locked] = await borders.lockMaps(tenant, [params.id]);
  if (!locked) return call.missing();
  const present = (await borders.read(tenant, params.id))!;
  if (body.version !== undefined && body.version !== present.version)
    return call.stale(presentBorder(present));
  if (body.border === null) await borders.remove(tenant, params.id);
  else {
    const border = tidyBorder(body.border);
    const fault = faultOf(border);
    if (fault) return call.invalid({ border: [fault] });
    await borders.put(tenant, { map: params.id, border });
  }
  return presentBorder((await borders.read(tenant, params.id))!);
}
