import { compileMessage } from '@lingui/message-utils/compileMessage';
import babel from '@rolldown/plugin-babel';

import type { Plugin } from 'vite';
import { errorMessages } from './src/kit/shared/api/errorMessages.ts';

type Node = { type: string; name?: string; value?: unknown; key?: Node; properties?: Node[] };
type Types = { valueToNode(value: unknown): Node };

/**
 * Compiles each English message where it stands. English then needs neither a catalog (which would put the words of
 * every page into the first load) nor a parser in the browser; other languages are loaded by id and win over it.
 */
function compileWords({ types }: { types: Types }) {
  const property = (object: Node, name: string) =>
    object.properties?.find((p) => p.type === 'ObjectProperty' && (p.key?.name ?? p.key?.value) === name);
  return {
    visitor: {
      ObjectExpression({ node }: { node: Node }) {
        const id = property(node, 'id')?.value as Node | undefined;
        const message = property(node, 'message');
        const text = (message?.value as Node | undefined)?.value;
        if (!message || id?.type !== 'StringLiteral' || typeof text !== 'string') return;
        const compiled = compileMessage(text);
        message.value = types.valueToNode(typeof compiled === 'string' ? [compiled] : compiled);
      },
    },
  };
}

/** The words in the code as the browser gets them; tests of words need it as the build does. */
export const catalog = () =>
  babel({
    presets: [
      {
        preset: () => ({
          plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }], compileWords],
        }),
        rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
      },
    ],
  });

/** The file with the table of errors. */
export const ERROR_TABLE = /\/kit\/shared\/api\/errorMessages\.ts$/;

/** The table of errors, compiled as other messages are: in a build there is no parser for them. */
export const errorTable = (): Plugin => ({
  name: 'errors',
  apply: 'build',
  load: {
    filter: { id: ERROR_TABLE },
    handler() {
      const compiled = Object.entries(errorMessages).map(([code, message]) => [
        code,
        compileMessage(message),
      ]);
      return `export const errorMessages = ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  },
});
