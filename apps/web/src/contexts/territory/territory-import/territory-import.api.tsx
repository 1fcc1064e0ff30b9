/** What the overview shows of the import and export. */
export { ExportButtons } from './export-buttons.tsx';
