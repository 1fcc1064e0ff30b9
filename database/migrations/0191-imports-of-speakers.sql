-- Congregations with their speakers, and talks given in earlier years, come in from files too.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('territory', 'people', 'workbook', 'speakers'));
