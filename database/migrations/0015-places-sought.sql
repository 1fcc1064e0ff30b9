-- A rural address without a place, for which the geocoder found none: the person is asked to enter it (ADDR-O8).
alter table preloaded_addresses add column place_unknown boolean not null default false;
