/** What the domain answers, one line an operation. */
import { reports } from '@sheaf/contract/reports/reports';
import { addDelegate } from '#domains/reports/add-delegate';
import { deleteCarriedTotals } from '#domains/reports/delete-carried-totals';
import { deleteDelegate } from '#domains/reports/delete-delegate';
import { deleteReport } from '#domains/reports/delete-report';
import { exportReports } from '#domains/reports/export-reports';
import { exportTotals } from '#domains/reports/export-totals';
import { importReports } from '#domains/reports/import-reports';
import { listCarriedTotals } from '#domains/reports/list-carried-totals';
import { listDelegates } from '#domains/reports/list-delegates';
import { listMonths } from '#domains/reports/list-months';
import { listReportImports } from '#domains/reports/list-report-imports';
import { listReports } from '#domains/reports/list-reports';
import { listReportsOf } from '#domains/reports/list-reports-of';
import { listYears } from '#domains/reports/list-years';
import { prepareRecords } from '#domains/reports/prepare-records';
import { printAnalysis } from '#domains/reports/print-analysis';
import { printAttendance } from '#domains/reports/print-attendance';
import { printMonth } from '#domains/reports/print-month';
import { printRecord } from '#domains/reports/print-record';
import { printRecords } from '#domains/reports/print-records';
import { readComposition } from '#domains/reports/read-composition';
import { readMonth } from '#domains/reports/read-month';
import { readRecords } from '#domains/reports/read-records';
import { prepareReports } from '#domains/reports/read-report-file';
import { readTotals } from '#domains/reports/read-totals';
import { remindMissing } from '#domains/reports/remind-missing';
import { saveCarriedTotals } from '#domains/reports/save-carried-totals';
import { saveReport } from '#domains/reports/save-report';
import { takeBackReports } from '#domains/reports/take-back-reports';
import { handle, type Route } from '#platform/handle';

export const reportsRoutes: readonly Route[] = [
  handle(reports.listReports, listReports),
  handle(reports.listMonths, listMonths),
  handle(reports.saveReport, saveReport),
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
  handle(reports.takeBackReports, takeBackReports),
];
