import bowser from 'bowser';

/** Returns which name a browser or phone goes by, from its User-Agent, as 'Chrome on Android'. */
export function nameDevice(userAgent: string): string {
  if (userAgent === '') return 'A browser';
  const { browser, os, platform } = bowser.parse(userAgent);
  const name = browser.name?.replace(/ for Android$/, '') || 'A browser';
  // An iPhone says more to its owner than iOS does.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return system ? `${name} on ${system}` : name;
}
