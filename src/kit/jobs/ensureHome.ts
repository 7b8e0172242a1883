import { homedir } from 'node:os';

// graphile-worker looks for its configuration between here and the home folder as it is imported, and fails where there is
// none: a container that runs as a number has neither HOME nor a line in /etc/passwd.
try {
  homedir();
} catch {
  process.env.HOME = '/';
}
