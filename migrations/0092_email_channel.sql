-- The channel is called as everywhere else: email.
update notification_deliveries set channel = 'email' where channel = 'mail';
update notification_preferences set channel = 'email' where channel = 'mail';
