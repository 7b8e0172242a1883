/** A phone number as it is read aloud in India, +91 98220 12345; one of another country as it is. @param number E.164 */
export function phoneWords(number: string): string {
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
