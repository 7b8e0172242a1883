import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>['values'];

/** Exit code of a command that was called wrongly. */
const WRONG_USE = 2;

/**
 * Reads what a command was called with. `--help` prints its use and ends it well; an option that it does not have, one
 * without its value and an argument too many end it with a sentence that names them, and its use.
 * @param usage the command and its arguments on a line, then what they do
 * @param most how many arguments besides options it takes
 */
export function readArguments<O extends Options>({
  usage,
  options,
  most = 0,
}: {
  usage: string;
  options: O;
  most?: number;
}): { values: Values<O>; positionals: string[]; refuse(problem: string): never } {
  const refuse = (problem: string): never => {
    console.error(`${problem}\n\n${usage.trim()}`);
    process.exit(WRONG_USE);
  };
  // Also where something else is wrong: who asks for help is learning.
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(usage.trim());
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > most) return refuse(`Unexpected argument: ${positionals[most]}`);
    return { values: values as Values<O>, positionals, refuse };
  } catch (error) {
    return refuse((error as Error).message.split('. To specify')[0]!);
  }
}
