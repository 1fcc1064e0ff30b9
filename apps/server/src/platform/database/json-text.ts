/** Pieces of SQL that write JSON, for statements that give whole pages as text. */

/** An instant as the wire has it. */
export const instantText = (expression: string): string =>
  `to_char(${expression} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** All rows as one text, `object` being the names and values of each. */
export const listText = (object: string, from: string, order: string): string =>
  `coalesce((select json_agg(json_build_object(${object}) order by ${order}) ${from}), '[]'::json)::text`;
