/** Default download names: subject, month or year, and the extension of the media type. */
import type { Definition } from '@sheaf/contract/operation';

const endings: Readonly<Record<string, string>> = {
  'application/geo+json': 'geojson',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/zip': 'zip',
  'image/webp': 'webp',
  'text/calendar': 'ics',
  'text/csv': 'csv',
};

/** Path segments that do not describe the subject. */
const notNames: ReadonlySet<string> = new Set(['reports', 'download', 'export', 'asset']);

/**
 * `/reports/field-service-reports/{year}/{month}` as `field-service-reports-2026-11.pdf`; ids and secrets are
 * omitted.
 */
export function fileNameOf({ path }: Pick<Definition, 'path'>, params: unknown, mediaType: string): string {
  const given = (params ?? {}) as Readonly<Record<string, string>>;
  const words = path.split('/').flatMap((part) => {
    if (part === '{year}') return given['year'] ?? [];
    if (part === '{month}') return given['month']?.padStart(2, '0') ?? [];
    return part === '' || part.startsWith('{') || notNames.has(part) ? [] : part;
  });
  const ending = endings[mediaType.split(';')[0]!];
  const name = words.join('-');
  return ending ? `${name}.${ending}` : name;
}
