-- What was suspended together, so that it can be undone together. Null: on a member's page.
alter table suspensions add column bulk uuid;
