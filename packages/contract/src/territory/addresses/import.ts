/** An address list, looked at first and then imported (X-MIGRATE). */

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
    summary:
      'Imports an address list: what is here already is left out, what lies inside a border goes to that map, the rest into new ' +
      'maps of neighbouring streets. A dry run says what it would make and which lines it could not read; the run for real does ' +
      'it all or nothing, and is rolled back like every import (ADDR-R28 to ADDR-R31, TERR-R18, TERR-R20).',
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
          'whether 12-14 is a range or one number; if omitted, as usual in the country of the congregation',
      }),
      addresses_per_map: z.coerce.number<number | string>().int().min(20).max(2000).default(140),
      same_number: z.enum(sameNumberChoices).default('units').meta({
        description:
          'lines of one house without a unit: each a unit of the building, counted from 1, or one address once',
      }),
      columns: jsonField(z.array(matchedColumn(addressColumns)).max(300))
        .optional()
        .meta({
          description:
            'JSON: what stands in columns that were matched by hand; null leaves one out (TERR-R33)',
        }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero
        .nullable()
        .meta({ description: 'of the finished import; null after a dry run, and when nothing was new' }),
      rows: count.meta({ description: 'lines on which anything stands' }),
      readable: count.meta({ description: 'addresses in the file' }),
      already_here: count.meta({
        description: 'of these, addresses on any map and in any list here; they are left out',
      }),
      streets: count,
      counts: importCounts,
      lacking: z.array(z.string()).meta({ description: 'permissions the caller would need and has not' }),
      same_number: z
        .object({ houses: count, lines: count })
        .meta({ description: 'houses that stand on several lines without a unit' }),
      problems: z.array(z.object({ line: count, reason: z.string(), text: z.string() })),
      problem_counts: z.record(z.string(), count),
      unused: unusedColumns,
      encoding: fileEncoding,
      hyphened: z
        .object({ lines: count, meaning: z.enum(hyphenMeanings) })
        .meta({ description: 'house numbers such as 12-14, and how they are read' }),
      placed: z
        .array(z.object({ number: z.string(), addresses: count }))
        .meta({ description: 'maps in whose border addresses lie' }),
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
        .meta({ description: 'new maps, by name of their suburb or else of their main street' }),
      roads: z
        .array(road)
        .meta({ description: 'streets of the file, to draw under the maps; after a dry run' }),
      tiles,
    }),
    refusals: [...tableFaults, 'columns-missing', 'nothing-to-import', 'import-not-permitted'],
    idempotent: 'key',
    changes: ['*'],
    heavy: true,
  }),
};
