/**
 * Fonts of the time before Unicode, in which Indian letters have the codes of Latin ones: a name in Kruti Dev is 'jkds''k' to every
 * program. Each has its own table, and none is converted here.
 */
const OLD =
  /kruti|krishna dev|devlys|shree[- ]?(dev|guj|lipi)|\bshr?ee?[-_ ]?\d{3,4}|shivaji|chanakya|aps[- ]?(dv|c-)|akruti|akshar ?unicode0|dv-?tt|dvb?[-_ ]?(tt|yogesh|surekh)|gopika|hari ?krishna|terafont|lmg[- ]|saral ?guj|kap ?\d{3}|walkman[- ]|4c ?gandhi|bharati ?dev|suchi[- ]|millennium ?varun/i;

/** Returns the name of a font if its letters are no Unicode. */
export const oldFontOf = (name: string): string | undefined => (OLD.test(name) ? name : undefined);
