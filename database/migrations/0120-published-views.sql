-- What domains publish of their tables for the statements of others: only the columns that these need, under the row-level security
-- of whoever asks, and never written through.
create function sheaf.publish(view regclass) returns void language plpgsql as $$
begin
  execute format('alter view %s set (security_invoker = true)', view);
  execute format('grant select on %s to sheaf_app', view);
end $$;

-- Also of those who were deleted: history goes on to name them.
create view person_names as select congregation_id, id, first_name, last_name from people;
-- Who is not deleted.
create view current_people as
  select congregation_id, id, first_name, last_name, gender, appointment, active, group_id, permission_epoch
  from people where deleted_at is null;
create view person_births as select congregation_id, id, dob from people;
create view group_names as select congregation_id, id, name from groups;
create view held_roles as
  select pr.congregation_id, pr.person_id, pr.role_id, r.permissions
  from person_roles pr join roles r on r.congregation_id = pr.congregation_id and r.id = pr.role_id;
create view open_sessions as select congregation_id, id, person_id from sessions where ended_at is null;
create view congregation_clocks as select congregation_id, timezone_id from congregations;
create view address_rules as
  select congregation_id, address_timeout, address_option_limit, show_address_date from congregations;
create view written_wordings as select iso, category, key, text from wordings where text is not null;

select sheaf.publish(name::regclass) from unnest(array['person_names', 'current_people', 'person_births', 'group_names', 'held_roles',
  'open_sessions', 'congregation_clocks', 'address_rules', 'written_wordings']) as name;
