/** SQL expressions that write JSON, for statements that return whole pages as text. */

/** An instant in wire format. */
export const instantText = (expression: string): string =>
  `to_char(${expression} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** All rows as one JSON array; `object` lists keys and values. */
export const listText = (object: string, from: string, order: string): string =>
  `coalesce((select json_agg(json_build_object(${object}) order by ${order}) ${from}), '[]'::json)::text`;
