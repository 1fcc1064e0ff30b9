/** Columns that identify the files of each program (TERR-R10). */
import { expect, it } from 'vitest';
import { doNotCallHeadings } from '../addresses/do-not-call-mark.ts';
import { openCells } from './cells.ts';
import { importFormats } from './format-columns.ts';
import { isSheafFormat, recogniseFormat } from './formats.ts';

const number = 'territorynumber|number|territory';
const assigned = 'assigned|dateassigned|assigneddate|assignedon|checkedout|datecheckedout';
const holder = 'assignedto|publisher|publishername|person|personname|name';
const holdings = `assigned:${assigned} returned:returned|datereturned|returneddate|returnedon|checkedin|datecheckedin completed:completed|datecompleted|completeddate|completedon holder:${holder} firstName:firstname lastName:lastname`;
const beside =
  'assigned:signedout|assigned|dateassigned holder:signedoutto|assignedto completed:lastcompleted completedBy:lastcompletedby';
const sheaf =
  'number:map kind:kind suburb:suburb street:street house:house suffix:suffix unit:unit name:name language:language phone:phone attempts:attempts dates:date notes:note latitude:latitude longitude:longitude type:type blocks:blocks letters:letters assigned:assigned returned:returned completed:completed personal:personal campaign:campaign campaignName:campaignname previousCompleted:date startUnknown:startunknown holder:name holderFrom:holderfrom holderTo:holderto';

/** Headings in normalised spelling; those of one field are separated by bars. */
const formats = {
  'nws-addresses': {
    rows: 'addresses',
    needs: 'territorynumber territoryaddressid street number',
    columns: `number:territorynumber code:categorycode type:category unit:apartmentnumber house:number street:street suburb:suburb postcode:postalcode name:name phone:phone state:status doNotCall:${doNotCallHeadings.join('|')} kind:type attempts:nothomeattempt dates:date1|date2|date3|date4|date5 language:language notes:notes|notesfrompublisher latitude:latitude longitude:longitude`,
    own: 'territoryid territoryaddressid territoryaddressapartmentid',
  },
  'nws-territories': {
    rows: 'maps',
    needs: 'territoryid categorycode number area|boundary',
    columns: `number:number suffix:suffix code:categorycode type:type|category place:area boundary:boundary ${beside}`,
    own: 'territoryid',
  },
  'alba-addresses': {
    rows: 'addresses',
    needs: 'addressid territoryid address suite status',
    columns: `number:territorynumber place:territorydescription unit:suite address:address suburb:city postcode:postalcode name:name phone:telephone state:status doNotCall:${doNotCallHeadings.join('|')} dates:contacted language:language notes:notes|notesprivate latitude:latitude longitude:longitude`,
    own: 'addressid territoryid',
  },
  'alba-territories': {
    rows: 'maps',
    needs: 'number description kind status',
    columns: `number:number type:kind place:description ${beside}`,
    own: 'id link mobilelink status',
  },
  'territory-helper-territories': {
    rows: 'maps',
    needs: 'territorynumber territorytype|territorytypecode|territorynotes boundary',
    columns: `number:territorynumber code:territorytypecode type:territorytype place:description boundary:boundary ${beside}`,
    own: 'name territorytypecolor territorylabel',
  },
  'territory-helper-locations': {
    rows: 'addresses',
    needs: 'latitude longitude address number street|streetname',
    columns: `number:territorynumber code:territorytypecode type:territorytype unit:apartment|apartmentnumber house:number street:streetname|street address:address suburb:city|suburb postcode:postalcode name:name phone:phone|telephone state:status doNotCall:${doNotCallHeadings.join('|')} kind:locationtype dates:lastvisited language:language notes:notes latitude:latitude longitude:longitude`,
    own: '',
  },
  'nws-assignments': {
    rows: 'assignments',
    needs: `${number} ${assigned} ${holder}|lastname categorycode|category|territoryid|territoryassignmentid`,
    columns: `number:${number} suffix:suffix code:categorycode ${holdings}`,
    own: 'territoryid territoryassignmentid personid category',
  },
  'territory-helper-assignments': {
    rows: 'assignments',
    needs: `${number} ${assigned} ${holder}|lastname`,
    columns: `number:${number} code:territorytypecode|typecode ${holdings}`,
    own: 'territorytype type',
  },
  'sheaf-table': {
    rows: 'sheaf',
    needs: 'map kind street house attempts',
    columns: `${sheaf}`,
    own: 'donotcall',
  },
  'sheaf-features': {
    rows: 'sheaf',
    needs: 'map kind street house attempts boundary',
    columns: `${sheaf} boundary:boundary`,
    own: 'donotcall territorynumber place',
  },
  'alba-shapes': {
    rows: 'maps',
    needs: 'number description status boundary',
    columns: `number:number place:description boundary:boundary ${beside}`,
    own: 'name status link mobilelink assignurl countofaddresses addressdensity monthsagocompleted yearsagocompleted nevercompleted',
  },
  'map-shapes': {
    rows: 'shapes',
    needs: 'name|number|territorynumber|territory|map boundary',
    columns: `number:number|territorynumber|territory|map name:name place:description boundary:boundary address:address house:housenumber|addrhousenumber street:street|streetname|addrstreet unit:unit|addrunit suburb:suburb|city|addrsuburb|addrcity postcode:postcode|postalcode|addrpostcode phone:phone|phonenumber state:status doNotCall:${doNotCallHeadings.join('|')} latitude:latitude longitude:longitude`,
    own: 'stroke strokewidth strokeopacity fill fillopacity styleurl stylehash stylemaphash tessellate extrude visibility altitudemode icon id',
  },
} as const satisfies Record<
  (typeof importFormats)[number],
  Record<'rows' | 'needs' | 'columns' | 'own', string>
>;

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const headingsOf = (group: string): string[] => group.split('|');

it.each(importFormats)('TERR-R10 maps the columns of %s to their fields', (format) => {
  const { rows, needs, columns, own } = formats[format];
  const groups = words(needs).map(headingsOf);
  const found = recogniseFormat(groups.map(([heading]) => heading!));
  const fields = words(columns).map((column) => {
    const [field, headings] = column.split(':');
    return [field, headingsOf(headings!)];
  });
  expect(found).toEqual({
    format,
    rows,
    needs: groups,
    columns: Object.fromEntries(fields),
    own: words(own),
  });
});

it.each(importFormats)('TERR-R10 a file without a required column is not recognised as %s', (format) => {
  const groups = words(formats[format].needs).map(headingsOf);
  for (const missing of groups) {
    const left = groups.filter((group) => group !== missing).map(([heading]) => heading!);
    expect(recogniseFormat(left)?.format).not.toBe(format);
  }
});

it('TERR-R10 recognises headings in any spelling, and no program if none is known', () => {
  const headings = ['Territory_ID', 'Category code', 'NUMBER', 'Area (name)', 'Boundary'];
  expect(recogniseFormat(headings)?.format).toBe('nws-territories');
  expect(recogniseFormat(['Name', 'Phone'])).toBeNull();
  expect(importFormats.filter(isSheafFormat)).toEqual(['sheaf-table', 'sheaf-features']);
});

it('TERR-R10 reads all filled columns of one field in the order of the format', () => {
  const format = recogniseFormat(['Territory number', 'TerritoryAddressID', 'Street', 'Number'])!;
  const headings = ['Date2', 'Date1', 'Street', 'street'];
  const cells = openCells({ headings, rows: [] }, format)({ line: 2, cells: ['b ', ' a\n c', '', 'd'] });
  expect([cells('dates'), cells('street'), cells('house'), cells('blocks')]).toEqual([
    ['a c', 'b'],
    ['d'],
    [],
    [],
  ]);
});
