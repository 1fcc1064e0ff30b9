/** API of import and export for the overview. */
export { ExportButtons } from './export-buttons.tsx';
