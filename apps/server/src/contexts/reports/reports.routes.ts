import { reports } from '@sheaf/contract/reports/reports';
import { addDelegate } from '#contexts/reports/add-delegate';
import { deleteCarriedTotals } from '#contexts/reports/delete-carried-totals';
import { deleteDelegate } from '#contexts/reports/delete-delegate';
import { deleteReport } from '#contexts/reports/delete-report';
import { discardPreparedReport } from '#contexts/reports/discard-prepared-report';
import { exportReports } from '#contexts/reports/export-reports';
import { exportTotals } from '#contexts/reports/export-totals';
import { importReports } from '#contexts/reports/import-reports';
import { listCarriedTotals } from '#contexts/reports/list-carried-totals';
import { listDelegates } from '#contexts/reports/list-delegates';
import { listMonths } from '#contexts/reports/list-months';
import { listPreparedReports } from '#contexts/reports/list-prepared-reports';
import { listReportImports } from '#contexts/reports/list-report-imports';
import { listReports } from '#contexts/reports/list-reports';
import { listReportsOf } from '#contexts/reports/list-reports-of';
import { listYears } from '#contexts/reports/list-years';
import { prepareRecords } from '#contexts/reports/prepare-records';
import { prepareReport } from '#contexts/reports/prepare-report';
import { printAnalysis } from '#contexts/reports/print-analysis';
import { printAttendance } from '#contexts/reports/print-attendance';
import { printMonth } from '#contexts/reports/print-month';
import { printRecord } from '#contexts/reports/print-record';
import { printRecords } from '#contexts/reports/print-records';
import { readComposition } from '#contexts/reports/read-composition';
import { readMonth } from '#contexts/reports/read-month';
import { readRecords } from '#contexts/reports/read-records';
import { prepareReports } from '#contexts/reports/read-report-file';
import { readTotals } from '#contexts/reports/read-totals';
import { remindMissing } from '#contexts/reports/remind-missing';
import { rollbackReports } from '#contexts/reports/rollback-reports';
import { saveCarriedTotals } from '#contexts/reports/save-carried-totals';
import { saveReport } from '#contexts/reports/save-report';
import { handle, type Route } from '#platform/handle';

export const reportsRoutes: readonly Route[] = [
  handle(reports.listReports, listReports),
  handle(reports.listMonths, listMonths),
  handle(reports.saveReport, saveReport),
  handle(reports.listPreparedReports, listPreparedReports),
  handle(reports.prepareReport, prepareReport),
  handle(reports.discardPreparedReport, discardPreparedReport),
  handle(reports.listReportsOf, listReportsOf),
  handle(reports.deleteReport, deleteReport),
  handle(reports.readMonth, readMonth),
  handle(reports.remindMissing, remindMissing),
  handle(reports.listDelegates, listDelegates),
  handle(reports.addDelegate, addDelegate),
  handle(reports.deleteDelegate, deleteDelegate),
  handle(reports.listYears, listYears),
  handle(reports.readTotals, readTotals),
  handle(reports.readComposition, readComposition),
  handle(reports.listCarriedTotals, listCarriedTotals),
  handle(reports.saveCarriedTotals, saveCarriedTotals),
  handle(reports.deleteCarriedTotals, deleteCarriedTotals),
  handle(reports.printRecord, printRecord),
  handle(reports.prepareRecords, prepareRecords),
  handle(reports.readRecords, readRecords),
  handle(reports.printRecords, printRecords),
  handle(reports.printMonth, printMonth),
  handle(reports.printAnalysis, printAnalysis),
  handle(reports.printAttendance, printAttendance),
  handle(reports.exportTotals, exportTotals),
  handle(reports.exportReports, exportReports),
  handle(reports.importReports, importReports, prepareReports),
  handle(reports.listReportImports, listReportImports),
  handle(reports.rollbackReports, rollbackReports),
];
