-- A report is of a pioneer or of a special pioneer. One that was kept as both counted as special, and does so still.
alter table service_reports disable trigger user;
update service_reports set pioneer = false where pioneer and special_pioneer;
alter table service_reports enable trigger user;
alter table service_reports add constraint service_reports_one_pioneering check (not (pioneer and special_pioneer));
