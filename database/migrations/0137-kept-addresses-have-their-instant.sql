-- An address that a person keeps tells since when: without it, nothing could say when the keeping ends. Those of an early version
-- that lack it count from their last change.
update available_addresses set assigned_at = adjusted_at where assigned_to is not null and assigned_at is null;
update available_addresses set assigned_at = null where assigned_to is null and assigned_at is not null;
alter table available_addresses
  add constraint available_addresses_kept_since_check check ((assigned_to is null) = (assigned_at is null));
