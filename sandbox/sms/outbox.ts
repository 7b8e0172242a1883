import type { SentSms } from './open.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** Returns the page that shows the messages of the sandbox, the newest first. */
export const outboxPage = (sent: readonly SentSms[]): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>SMS of the demo</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem; font: 1.0625rem/1.5 system-ui, sans-serif;
  background: light-dark(#fffbf5, #241a1c); color: light-dark(#2b1b17, #f6ece2); }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
ul { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: .75rem; }
li { border: 1px solid light-dark(#e0cfc0, #5a4744); border-radius: 12px; padding: .75rem 1rem; }
li p { margin: .25rem 0 0; overflow-wrap: anywhere; }
a { color: inherit; }
small { color: light-dark(#6b5750, #cdbcb2); font-size: .9375rem; }
</style>
</head>
<body>
<main>
<h1>SMS of the demo</h1>
<p>No SMS leaves this machine. Instead, they are shown here. <a href="/">Refresh</a></p>
${
  sent.length === 0
    ? '<p>No SMS yet.</p>'
    : `<ul>${sent
        .map(
          ({ to, text, sentAt }) =>
            `<li><small>To ${escaped(to)} · ${escaped(time.format(sentAt))}</small><p>${escaped(text)}</p></li>`,
        )
        .join('')}</ul>`
}
<p><small>To see a failure, use a number that ends in 0001 (refused), 0002 (no answer), 0003 (too many messages) or
0004 (error of the gateway).</small></p>
</main>
</body>
</html>
`;
