/** Returns the built-in text of a page as an admin would type it: '#' begins a heading, '-' an item of a list. @param path of the page */
export async function readBuiltIn(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(String(response.status));
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = document.querySelectorAll('div[data-if^="SITE_builtIn"] :is(h2, p, li)');
  let text = '';
  for (const part of parts) {
    const words = (part.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (part.localName === 'li') text += `- ${words}\n`;
    else text += part.localName === 'h2' ? `\n# ${words}\n` : `${words}\n\n`;
  }
  return text.trim();
}
