/** API of the own report for the start page of simple mode. */
export { emptyReport, useOwnFlags, useOwnReports, useSendReport } from './own-reports.ts';
export { sayReport } from './sent-reports.tsx';
