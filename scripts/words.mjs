// What a command of scripts/ is called with. It runs before anything is installed.

/**
 * Returns the words after a command; each must be known. `--help` prints its use and exits with 0; any other word ends it
 * with a sentence that names it, and its use.
 */
export function readWords(usage, known = []) {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = words.find((word) => !known.includes(word));
  if (unknown === undefined) return words;
  console.error(`Unknown: ${unknown}\n\n${usage}`);
  process.exit(2);
}
