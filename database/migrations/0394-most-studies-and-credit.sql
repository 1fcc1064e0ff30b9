-- Hours alone are limited to those of a month (REPORTS-R20).
alter table service_reports
  drop constraint service_reports_studies_check,
  drop constraint service_reports_special_hours_check;
alter table service_reports
  add constraint service_reports_studies_check check (studies >= 0 and studies <= 10000),
  add constraint service_reports_special_hours_check check (special_hours >= 0 and special_hours <= 10000);
