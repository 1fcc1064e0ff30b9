/** Canonical name of a document, to which a print ticket is bound: `reports/s13?year=2026` (AUTH-R10). */
import { type Definition, pathOf } from './operation.ts';
import { allOperations } from './operations.ts';

export const printOperations = allOperations.filter(({ ticket }) => ticket);

/** Query parameter for the ticket. */
export const ticketParameter = 'api_token';

type Values = Readonly<Record<string, string>>;

/** Canonical spelling of a document: path parameters filled in, query sorted by name, without the ticket. */
export function documentOf(operation: Definition, params: Values, query: Values): string {
  const rest = Object.entries(query).filter(([name]) => name !== ticketParameter);
  const search = new URLSearchParams(rest);
  search.sort();
  const path = pathOf(operation.path, params).slice('/api/'.length);
  return search.size > 0 ? `${path}?${search}` : path;
}

export interface PrintDocument {
  operation: Definition;
  document: string;
}

/**
 * Finds the document of a link, from the part after `/api/`; a bare name is a report. Undefined if it is no
 * document.
 */
export function findDocument(text: string): PrintDocument | undefined {
  const [given = '', search = ''] = text.replace(/^(\/?api)?\//, '').split('?');
  const parts = (given.includes('/') ? given : `reports/${given}`).split('/');
  for (const operation of printOperations) {
    const names = operation.path.slice(1).split('/');
    const params: Record<string, string> = {};
    const fits =
      names.length === parts.length &&
      names.every((name, index) => {
        const parameter = /^\{(\w+)\}$/.exec(name)?.[1];
        if (parameter) params[parameter] = parts[index]!;
        return parameter ? parts[index] !== '' : name === parts[index];
      });
    if (fits)
      return {
        operation,
        document: documentOf(operation, params, Object.fromEntries(new URLSearchParams(search))),
      };
  }
  return undefined;
}
