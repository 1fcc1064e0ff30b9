-- What was brought from another program, and every row that it made, so that an import can be taken back as a whole (TERR-R18).
create table imports (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  format text not null check (format <> ''),
  file_name text not null check (length(file_name) <= 190),
  imported_by int not null,
  imported_at timestamptz not null,
  -- Rows made, by kind.
  counts jsonb not null,
  -- Every map it wrote to, the ones it made and the ones it filled.
  map_ids int[] not null,
  taken_back_by int,
  taken_back_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, imported_by) references people (congregation_id, id),
  foreign key (congregation_id, taken_back_by) references people (congregation_id, id),
  check ((taken_back_by is null) = (taken_back_at is null))
);
create index imports_imported_by on imports (congregation_id, imported_by);
create index imports_taken_back_by on imports (congregation_id, taken_back_by);

create table import_rows (
  congregation_id int not null,
  import_id int not null,
  table_name text not null check (table_name <> ''),
  row_id int not null,
  -- The version the import left the row with: another one now means that somebody changed it since.
  row_version int not null,
  -- Of a row the import took away: the row as it was.
  removed jsonb,
  primary key (congregation_id, import_id, table_name, row_id),
  foreign key (congregation_id, import_id) references imports (congregation_id, id) on delete cascade
);

select sheaf.tenant_table('imports', 'imports');
-- A ledger that nobody edits: the rows it names are in the journal already.
select sheaf.guard('import_rows');
