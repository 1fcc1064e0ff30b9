/** Descriptions of parameters: their own, that of their name, or that of the `id` in the records of their path. */
import { fieldTexts } from '@sheaf/contract/field-texts';
import type { Definition } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { parameterTexts } from '@sheaf/contract/parameter-texts';
import { type Json, schemaOf } from '#app/open-api-schemas';

/** Description of `id` in the reply of an operation, or in its rows. */
function idText({ reply }: Definition): string | undefined {
  if (typeof reply === 'string') return undefined;
  const schema = schemaOf(reply, 'output') as { items?: Json; properties?: Record<string, Json> };
  const { id } = ((schema.items ?? schema)['properties'] ?? {}) as Record<string, Json>;
  return id?.['description'] as string | undefined;
}

/** `/groups/{id}/members` is about a row of `GET /groups`, or about the reply to another call of `/groups/{id}`. */
function recordText(path: string): string | undefined {
  if (!path.includes('/{id}')) return undefined;
  const prefix = path.slice(0, path.indexOf('/{id}'));
  const ofPath = (wanted: string): Definition[] => allOperations.filter((other) => other.path === wanted);
  const lists = ofPath(prefix).filter(({ method }) => method === 'GET');
  return [...lists, ...ofPath(`${prefix}/{id}`)].map(idText).find(Boolean);
}

const idParameterText = (operation: Definition, path: string): string | undefined =>
  recordText(path) ?? recordText(operation.path) ?? idText(operation);

export function describeParameter(operation: Definition, path: string, name: string, schema: Json): Json {
  if ('description' in schema) return schema;
  const byRecord = name === 'id' ? idParameterText(operation, path) : undefined;
  const description = parameterTexts[name] ?? byRecord ?? fieldTexts[name];
  return description === undefined ? schema : { description, ...schema };
}
