/** Tables as read from a file, for tests. */
import type { ImportTable } from '../cells.ts';
import type { KnownTerritory } from '../plan.ts';

export const nothingKnown: KnownTerritory = {
  maps: [],
  suburbs: [],
  streets: [],
  doors: [],
  assignments: [],
};

/**
 * Rows by column name; columns that a row does not name are empty. Lines count as in a file with one heading
 * line.
 */
export const tableOf = (heading: string, rows: readonly Record<string, string>[]): ImportTable => {
  const headings = heading.split(',');
  return {
    headings,
    rows: rows.map((row, index) => ({ line: index + 2, cells: headings.map((name) => row[name] ?? '') })),
  };
};

export const headings = {
  nwsAddresses:
    'TerritoryID,TerritoryNumber,CategoryCode,Category,TerritoryAddressID,TerritoryAddressApartmentID,ApartmentNumber,Number,Street,Suburb,PostalCode,State,Name,Phone,Type,Status,NotHomeAttempt,Date1,Date2,Date3,Date4,Date5,Language,Notes,NotesFromPublisher,Latitude,Longitude',
  nwsTerritories:
    'TerritoryID,CategoryCode,Category,Number,Suffix,Area,Type,Link1,Link2,CustomNotes1,CustomNotes2,Boundary',
  albaTerritories:
    'Id,Number,Description,Kind,Status,LastCompleted,LastCompletedBy,SignedOut,SignedOutTo,MobileLink',
  albaAddresses:
    'Address_ID,Territory_ID,Language,Status,Name,Suite,Address,City,Province,Postal_code,Country,Latitude,Longitude,Telephone,Owner,Notes,Notes_private,Account,Created,Modified,Contacted,Geocoded,Territory_number,Territory_description',
  helperTerritories:
    'name,description,TerritoryNotes,TerritoryType,TerritoryNumber,TerritoryTypeCode,TerritoryTypeColor,Boundary',
  helperLocations:
    'Territory type,Territory number,Location type,Language,Status,Latitude,Longitude,Address,Number,Street,City,County,Postal code,State,Country code,Notes,Last visited,Last updated,Date created',
};
