import type { territory } from '@sheaf/contract/territory/territory';
import { outlineSvg } from '@sheaf/rules/territory/outline';
import { roadsOf } from '@sheaf/rules/territory/street-line';
import { borders } from '#domains/territory/borders.store';
import { territoryCardPaper } from '#domains/territory/territory-card.document';
import { territoryCards } from '#domains/territory/territory-card.store';
import { pdfReply } from '#platform/documents/documents';
import { letterhead } from '#platform/documents/letterhead.store';
import type { Handler } from '#platform/handle';

/** No householder stands on it: a card is lost sooner than a phone, and has no lock. */
export async function printTerritoryCard(call: Handler<typeof territory.printTerritoryCard>) {
  const { tenant, platform, params } = call;
  const row = await territoryCards.read(tenant, params.id);
  if (!row) return call.missing();
  const { name, lang } = await letterhead.read(tenant);
  const drawn = row.picture ? null : await borders.read(tenant, params.id);
  const outline = drawn?.border
    ? outlineSvg(drawn.border, roadsOf(await borders.housesOf(tenant, params.id)))
    : null;
  const link = `${platform.settings.address}/map/${encodeURIComponent(row.number)}/`;
  return pdfReply(call, territoryCardPaper({ row, outline, congregation: name, lang, link }));
}
