-- Reports come in from the files of other programs, and go out of the same ledger of imports (REPORTS-R24, decision 14).
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('territory', 'people', 'workbook', 'speakers', 'reports'));
