/** Formats a file size: 3 kB, 2.9 MB. */
import { locale } from './dates.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

export function fileSize(bytes: number): string {
  const unit = bytes >= 1e9 ? 2 : bytes >= 1e6 ? 1 : 0;
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: units[unit]!,
    maximumFractionDigits: unit === 0 ? 0 : 1,
  }).format(Math.max(1, bytes / 1000) / 1000 ** unit);
}
