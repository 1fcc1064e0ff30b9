-- A group that was deleted stays as the place of the meetings that it held.
alter table field_groups add column active boolean not null default true;
alter table special_groups add column active boolean not null default true;
alter table rotation_groups add column active boolean not null default true;
