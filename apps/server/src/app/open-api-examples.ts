/** Examples for the OpenAPI document, derived from JSON Schema. The first of a schema's own `examples` is used unchanged. */
import type { Json } from '#app/open-api-schemas';

/** Texts by field name; used if the field accepts text of that length. */
const texts: Readonly<Record<string, string>> = {
  address: '14 Foam Street, Penguin',
  attribution: '© OpenStreetMap contributors',
  ends_at: '20:45',
  clam_start_time: '19:00',
  clam_url: 'https://example.org/meeting',
  code: '123456',
  comment: 'Holiday',
  comments: 'Thank you',
  congregation: 'Burnie',
  contact: 'elspeth@example.org',
  coordinates: '-41.1154,146.0722',
  currency: 'AUD',
  device: 'Pixel 9',
  email: 'elspeth@example.org',
  emergency: 'Finn Ashby, +61491570007',
  end_date: '2026-12-05',
  end_time: '20:45',
  file_name: 'territory.csv',
  first_name: 'Elspeth',
  full_name: 'Elspeth Ashby',
  group_name: 'Penguin West',
  guests_of: 'Burnie',
  house: '14',
  iso: 'en',
  label: 'Saturday morning',
  lang: 'en',
  last_first: 'Ashby, Elspeth',
  last_name: 'Ashby',
  link: 'https://example.org/meeting',
  location: 'Mission Hill Reserve, Penguin',
  meeting_time: '09:00',
  message: 'Welcome',
  month: '2026-11',
  month_year: '2026-10',
  name: 'Penguin',
  note: 'Dog behind the gate',
  notes: 'Back door',
  number: '12',
  phone: '+61491570006',
  postcode: '7316',
  public_start_time: '10:00',
  public_url: 'https://example.org/meeting',
  short_date: 'Sat 28 Nov',
  speaker: 'Elspeth Ashby',
  speaker_name: 'Elspeth Ashby',
  start_date: '2026-11-28',
  start_time: '19:00',
  starts_at: '19:00',
  street: 'Foam Street',
  suburb: 'Penguin',
  suffix: 'A',
  theme: 'A home that welcomes',
  time: '19:00',
  time_of_day: '09:00',
  timezone_id: 'Australia/Hobart',
  title: 'Loyalty',
  unit: '2',
  url: 'https://example.org/meeting',
};

const dates: Readonly<Record<string, string>> = {
  dob: '1984-05-02',
  doi: '2001-09-15',
  end_date: '2026-12-05',
  report_month: '2026-10-01',
  week: '2026-11-23',
};

const numbers: Readonly<Record<string, number>> = {
  address_count: 42,
  attendance: 87,
  balance: 2500,
  hours: 12,
  max_users: 3,
  minutes: 60,
  parts: 2,
  per_page: 20,
  size: 184_320,
  total: 42,
  total_blocks: 6,
  year: 2026,
};

const ofFormat: Readonly<Record<string, string>> = {
  binary: '(bytes of the file)',
  date: '2026-11-28',
  'date-time': '2026-11-28T09:00:00.000Z',
  email: 'elspeth@example.org',
  uri: 'https://example.org/',
};

/** Texts by pattern, since a pattern alone does not show a text that matches it. */
const ofPattern: Readonly<Record<string, string>> = {
  '^20\\d\\d(0[1-9]|1[0-2])$': '202611',
  '^[0-9a-f]{64}$': 'a'.repeat(64),
  '^[A-Za-z0-9_-]{43}$': 'A'.repeat(43),
  '^[a-z]{1,40}$': 'shell',
  '^\\d{11,40}$': '00000001104200001',
  '^\\d{11,}$': '00000001104200001',
  '^\\d{4}-\\d{2}$': '2026-11',
  '^\\d{6}$': '123456',
};

function textOf({ format, pattern, maxLength }: Json, name: string): string {
  const known = typeof format === 'string' ? ofFormat[format] : undefined;
  if (known !== undefined) return dates[name] ?? known;
  if (typeof pattern === 'string') return ofPattern[pattern] ?? '12';
  const text = (Object.hasOwn(texts, name) ? texts[name] : undefined) ?? 'text';
  return typeof maxLength === 'number' ? text.slice(0, maxLength) : text;
}

const numberOf = ({ minimum, maximum }: Json, name: string): number =>
  Math.min(Math.max(numbers[name] ?? 1, Number(minimum ?? 1)), Number(maximum ?? Number.POSITIVE_INFINITY));

function listOf({ items, prefixItems, maxItems }: Json, name: string): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => exampleOf(item as Json, name));
  if (!items || maxItems === 0) return [];
  return [exampleOf(items as Json, name)];
}

function recordOf({ properties = {}, additionalProperties, propertyNames }: Json): Json {
  const fields = Object.entries(properties as Record<string, Json>);
  if (fields.length > 0)
    return Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(field, key)]));
  if (typeof additionalProperties !== 'object') return {};
  const key = exampleOf((propertyNames ?? { type: 'string' }) as Json);
  return { [String(key)]: exampleOf(additionalProperties as Json) };
}

/** A value that the schema accepts; `name` is the field that holds it. */
export function exampleOf(schema: Json, name = ''): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if ('default' in schema) return schema['default'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (options) return exampleOf(options.find(({ type }) => type !== 'null') ?? options[0]!, name);
  const { type } = schema;
  const kind = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  if (kind === 'object') return recordOf(schema);
  if (kind === 'array') return listOf(schema, name);
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') return numberOf(schema, name);
  // The output of a transform has no type in JSON Schema; in the contract it is text.
  return textOf(schema, name);
}
