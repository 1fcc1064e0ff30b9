/** Operation that previews and imports an address list (X-MIGRATE). */

import { tableFaults } from '@sheaf/rules/files/table-limits';
import { addressColumns } from '@sheaf/rules/territory/addresses/address-columns';
import { hyphenMeanings } from '@sheaf/rules/territory/addresses/house-suffix';
import { sameNumberChoices } from '@sheaf/rules/territory/addresses/import/take-lines';
import { z } from 'zod';
import { count, idOrZero } from '../../fields.ts';
import { chosenEncoding, fileEncoding, jsonField, matchedColumn, unusedColumns } from '../../json-field.ts';
import { operation } from '../../operation.ts';
import { border, road, tiles } from '../borders/borders.ts';
import { importCounts } from '../territory-import/territory-import.ts';

export const addressImport = {
  importAddresses: operation({
    name: 'addresses.importAddresses',
    method: 'POST',
    path: '/addresses/import',
    summary: 'Import an address list (ADDR-R28 to ADDR-R31, TERR-R18, TERR-R20)',
    description:
      'Existing addresses are skipped. Addresses inside a border join that map, the others form new maps of neighbouring streets. A dry run returns what would be created and the unreadable lines. An import writes all or nothing and can be rolled back.',
    permission: 'settings.maps.add',
    scope: 'congregation',
    upload: {
      field: 'file',
      bytes: 10_485_760,
      types: [
        'text/csv',
        'text/tab-separated-values',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
    },
    body: z.strictObject({
      dry_run: z.stringbool().default(true),
      encoding: chosenEncoding,
      hyphen: z.enum(hyphenMeanings).optional().meta({
        description:
          'whether 12-14 is a range or one number; the usual meaning in the country of the congregation if omitted',
      }),
      addresses_per_map: z.coerce.number<number | string>().int().min(20).max(2000).default(140),
      same_number: z.enum(sameNumberChoices).default('units').meta({
        description:
          'meaning of several lines with the same house and no unit: units numbered from 1, or one address',
      }),
      columns: jsonField(z.array(matchedColumn(addressColumns)).max(300))
        .optional()
        .meta({
          description: 'JSON: fields of columns that were matched by hand; null ignores a column (TERR-R33)',
        }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero
        .nullable()
        .meta({ description: 'id of the import; null after a dry run or if nothing was new' }),
      rows: count.meta({ description: 'lines that are not empty' }),
      readable: count.meta({ description: 'addresses in the file' }),
      already_here: count.meta({
        description: 'how many of these exist on a map or in a list already; they are skipped',
      }),
      streets: count,
      counts: importCounts,
      lacking: z.array(z.string()).meta({ description: 'missing permissions of the caller for this import' }),
      same_number: z
        .object({ houses: count, lines: count })
        .meta({ description: 'houses with several lines and no unit' }),
      problems: z.array(z.object({ line: count, reason: z.string(), text: z.string() })),
      problem_counts: z.record(z.string(), count),
      unused: unusedColumns,
      encoding: fileEncoding,
      hyphened: z
        .object({ lines: count, meaning: z.enum(hyphenMeanings) })
        .meta({ description: 'house numbers such as 12-14, and their meaning' }),
      placed: z
        .array(z.object({ number: z.string(), addresses: count }))
        .meta({ description: 'maps whose border contains addresses of the file' }),
      maps: z
        .array(
          z.object({
            number: z.string(),
            name: z.string(),
            addresses: count,
            streets: count,
            border: border.nullable(),
          }),
        )
        .meta({ description: 'new maps, named after their suburb or main street' }),
      roads: z
        .array(road)
        .meta({ description: 'streets of the file, to draw under the maps; only after a dry run' }),
      tiles,
    }),
    refusals: [...tableFaults, 'columns-missing', 'nothing-to-import', 'import-not-permitted'],
    idempotent: 'key',
    changes: ['*'],
    heavy: true,
  }),
};
