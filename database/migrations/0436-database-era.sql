-- The history of the database that Sheaf knows: another one begins with a promoted standby or a restored backup.
-- Of this database alone, so not in the schema of the backups.
create table sheaf.database_era (
  only_row boolean primary key default true check (only_row),
  -- Of the cluster and its timeline, as PostgreSQL counts them.
  identifier text not null,
  timeline bigint not null,
  began_at timestamptz not null default now()
);
