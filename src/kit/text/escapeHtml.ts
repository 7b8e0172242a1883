const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Returns a text as HTML, for content and for attributes in quotes: nothing in it becomes markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
