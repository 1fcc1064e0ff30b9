-- Drawn maps are called by names (TERR-R52).

alter table maps drop constraint maps_number_check,
  add constraint maps_number_check check (number <> '' and length(number) <= 20) not valid;
alter table maps validate constraint maps_number_check;
