export function Waiting() {
  return null;
}
