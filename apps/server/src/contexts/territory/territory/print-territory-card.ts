import type { territory } from '@sheaf/contract/territory/territory/territory';
import { outlineSvg } from '@sheaf/rules/territory/borders/outline';
import { roadsOf } from '@sheaf/rules/territory/borders/street-line';
import { readLetterhead } from '#contexts/people/people.api';
import { placedHouses } from '#contexts/territory/addresses/addresses.api';
import { mapBorders } from '#contexts/territory/borders/borders.api';
import { mapForms } from '#contexts/territory/maps/maps.api';
import { streets } from '#contexts/territory/places/places.api';
import { territoryCardPaper } from '#contexts/territory/territory/territory-card.document';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** Contains no residents: a card is lost more easily than a phone, and has no lock. */
export async function printTerritoryCard(call: Handler<typeof territory.printTerritoryCard>) {
  const { tenant, platform, params } = call;
  const row = await mapForms.card(tenant, params.id);
  if (!row) return call.missing();
  const { name, lang } = await readLetterhead(tenant);
  const names = await streets.namesOf(tenant, params.id);
  const drawn = row.picture ? null : await mapBorders.read(tenant, params.id);
  const outline = drawn?.border
    ? outlineSvg(drawn.border, roadsOf(await placedHouses.ofMap(tenant, params.id)))
    : null;
  const link = `${platform.settings.address}/map/${encodeURIComponent(row.number)}/`;
  return pdfReply(call, territoryCardPaper({ row, streets: names, outline, congregation: name, lang, link }));
}
