-- Every id is a bigint: available_addresses alone would use up 2^31 numbers within two years in a large installation.
--
-- It walks the catalogue instead of listing columns. A column is an id if its name says so, if it is part of a foreign key, if it names who
-- did something (`…_by`), or if it is one of the three listed below. What depends on the type of such a column stands in the way and is made
-- again afterwards: policies, views, functions, triggers that name columns, exclusion constraints.
create temporary table remade (
  place int generated always as identity,
  -- In this order they are made again; each needs what comes before it.
  kind text check (kind in ('1 function', '2 view', '3 function of a view', '4 policy', '5 trigger', '6 constraint', '7 right')),
  dropping text not null,
  making text not null
) on commit drop;

insert into remade (kind, dropping, making)
  select '4 policy', format('drop policy %I on %s', polname, polrelid::regclass),
    format('create policy %I on %s as %s for %s to %s', polname, polrelid::regclass,
      case when polpermissive then 'permissive' else 'restrictive' end,
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      (select string_agg(case when role = 0 then 'public' else quote_ident(pg_get_userbyid(role)) end, ', ') from unnest(polroles) role))
    || coalesce(' using (' || pg_get_expr(polqual, polrelid) || ')', '')
    || coalesce(' with check (' || pg_get_expr(polwithcheck, polrelid) || ')', '')
  from pg_policy where polrelid in (select oid from pg_class where relnamespace in ('public'::regnamespace, 'sheaf'::regnamespace))
  order by oid;

insert into remade (kind, dropping, making)
  select '5 trigger', format('drop trigger %I on %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid)
  from pg_trigger
  where not tgisinternal and (tgattr <> ''::int2vector or tgqual is not null)
    and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  order by oid;

insert into remade (kind, dropping, making)
  select '6 constraint', format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      replace(pg_get_constraintdef(oid), 'int4range(congregation_id, congregation_id', 'int8range(congregation_id, congregation_id'))
  from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace order by oid;

-- Once at the end is enough to check them; each change of a type would check them again.
insert into remade (kind, dropping, making)
  select '6 constraint', format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by oid;

-- The one generated column that is made of ids.
insert into remade (kind, dropping, making)
  values ('6 constraint', 'alter table outgoing_messages drop column job_key', (
    select format('alter table outgoing_messages add column job_key text generated always as (%s) stored', pg_get_expr(adbin, adrelid))
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where adrelid = 'outgoing_messages'::regclass and attname = 'job_key'));

-- An immutable function may stand in an index; none of them takes an id, but for the one that names a person in a hash.
create temporary table rewritten on commit drop as
  select p.oid, oid::regprocedure::text as name, proacl, p.prorettype <> 'trigger'::regtype and
      (concat_ws(' ', pg_get_function_identity_arguments(oid), pg_get_function_result(oid)) ~ '\minteger\M' or t.typrelid <> 0) as dropped,
    case when t.typrelid <> 0 then '3 function of a view' else '1 function' end as kind,
    regexp_replace(pg_get_functiondef(oid), '\m(int|integer)\M', 'bigint', 'g') as making
  from pg_proc p join lateral (select typrelid from pg_type where pg_type.oid = p.prorettype) t on true
  where pronamespace = 'sheaf'::regnamespace and prokind = 'f' and (provolatile <> 'i' or proname = 'subject_of_person')
    -- It turns a boolean into a number, which a bigint cannot.
    and proname <> 'touch_person'
    and (pg_get_functiondef(oid) ~ '\m(int|integer)\M' or t.typrelid <> 0);

insert into remade (kind, dropping, making)
  select kind, case when dropped then 'drop function ' || name else 'select' end, making from rewritten order by oid;

insert into remade (kind, dropping, making)
  select '7 right', 'select', format('revoke all on function %s from public', regexp_replace(name, '\minteger\M', 'bigint', 'g'))
  from rewritten where dropped and proacl is not null
  union all
  select '7 right', 'select', format('grant execute on function %s to %s', regexp_replace(name, '\minteger\M', 'bigint', 'g'),
    case when grantee = 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end)
  from rewritten, aclexplode(proacl) where dropped;

insert into remade (kind, dropping, making)
  select '2 view', format('drop view %s', oid::regclass),
    format('create view %s%s as %s', oid::regclass, coalesce(' with (' || array_to_string(reloptions, ', ') || ')', ''), pg_get_viewdef(oid))
  from pg_class where relkind = 'v' and relnamespace in ('public'::regnamespace, 'sheaf'::regnamespace) order by oid;

insert into remade (kind, dropping, making)
  select '7 right', 'select', format('grant %s on %s to %I', lower(privilege_type), c.oid::regclass, pg_get_userbyid(grantee))
  from pg_class c, aclexplode(c.relacl)
  where c.relkind = 'v' and c.relnamespace in ('public'::regnamespace, 'sheaf'::regnamespace) and grantee <> c.relowner;

create temporary table widened on commit drop as
  select format('alter table %s ', attrelid::regclass)
    || string_agg(case atttypid when 'int4[]'::regtype then format('alter column %1$I drop default, alter column %1$I type bigint[], alter column %1$I set default ''{}''', attname)
      else format('alter column %I type bigint', attname) end, ', ')
    as widening
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace in ('public'::regnamespace, 'sheaf'::regnamespace)
    and attnum > 0 and not attisdropped and atttypid in ('int4'::regtype, 'int4[]'::regtype)
    and (attname ~ '(^|_)ids?$' or attname ~ '_by$'
      or (c.relname, attname) in (('people', 'cart_partners'), ('map_assignments', 'populated_to'), ('congregations', 'accounts_pub'))
      or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = attrelid and attnum = any (f.conkey)))
  group by attrelid;

do $$
declare
  statement text;
begin
  for statement in select dropping from remade order by kind desc, place desc loop execute statement; end loop;

  for statement in select widening from widened loop execute statement; end loop;
  set local check_function_bodies = off;
  for statement in select making from remade order by kind, place loop execute statement; end loop;
end $$;
