type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema }>;
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Operation = {
  operationId: string;
  summary?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

const INDENT = '  ';

/** Removes the bounds that every integer has. */
const isNoise = (key: string, value: unknown) =>
  (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

/** Writes a JSON schema much as TypeScript writes a type; the rest follows as a comment. */
function typeOf(schema: Schema, indent: string): string {
  const { type, properties, required, items, anyOf, oneOf, enum: values, description: _, ...more } = schema;
  const rest = Object.entries(more).filter(([key, value]) => key !== 'const' && !isNoise(key, value));
  const suffix =
    rest.length > 0 ? ` (${rest.map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ')})` : '';
  const union = (anyOf ?? oneOf) as Schema[] | undefined;
  if (union) return union.map((one) => typeOf(one, indent)).join(' | ') + suffix;
  if ('$ref' in schema) return String(schema.$ref).split('/').at(-1)!;
  if ('const' in schema) return JSON.stringify(schema.const) + suffix;
  if (values) return (values as unknown[]).map((one) => JSON.stringify(one)).join(' | ') + suffix;
  if (type === 'array') return `array of ${typeOf(items as Schema, indent)}${suffix}`;
  if (properties) {
    const inner = indent + INDENT;
    const lines = Object.entries(properties as Record<string, Schema>).map(([name, one]) => {
      const optional = (required as string[] | undefined)?.includes(name) ? '' : '?';
      const comment = one.description ? `  // ${one.description}` : '';
      return `${inner}${name}${optional}: ${typeOf(one, inner)}${comment}`;
    });
    return ['{', ...lines, `${indent}}`].join('\n') + suffix;
  }
  if (more.propertyNames && more.additionalProperties) {
    const [names, values] = [more.propertyNames, more.additionalProperties] as Schema[];
    return `map from ${typeOf(names!, indent)} to ${typeOf(values!, indent)}`;
  }
  return (type === undefined ? 'anything' : String(type)) + suffix;
}

/** Returns the refusals among the schemas of an answer, each with its sentence and its data; undefined where there are none. */
function refusalsOf(schema: Schema, indent: string): string | undefined {
  const known = ((schema.oneOf ?? []) as Schema[]).filter((one) => {
    const { defined } = (one.properties ?? {}) as Record<string, Schema>;
    return defined?.const === true;
  });
  if (known.length === 0) return;
  return known
    .map((one) => {
      const { code, message, data } = one.properties as Record<string, Schema>;
      const more = data && Object.keys(data).length > 0 ? ` ${typeOf(data, indent)}` : '';
      return `${code!.const} ${JSON.stringify(message!.default)}${more}`;
    })
    .join(`\n${indent}    `);
}

const contentOf = (content: Content, indent: string) =>
  Object.entries(content).map(([kind, { schema }]) => {
    const prefix = kind === 'application/json' ? '' : `${kind} `;
    return refusalsOf(schema, indent) ?? prefix + typeOf(schema, indent);
  });

function operationOf(
  method: string,
  address: string,
  { operationId, summary, parameters = [], requestBody, responses }: Operation,
): string {
  const lines = [`${method.toUpperCase()} ${address}  ${operationId}`, `${INDENT}${summary ?? ''}`];
  for (const { name, in: where, required, schema } of parameters) {
    const comment = schema.description ? `  // ${schema.description}` : '';
    lines.push(`${INDENT}${where} ${name}${required ? '' : '?'}: ${typeOf(schema, INDENT)}${comment}`);
  }
  if (requestBody) {
    const body = contentOf(requestBody.content, INDENT).join(' or ');
    lines.push(`${INDENT}body${requestBody.required ? '' : '?'}: ${body}`);
  }
  for (const [status, { content }] of Object.entries(responses)) {
    lines.push(`${INDENT}${status} ${content ? contentOf(content, INDENT).join(' or ') : '-'}`);
  }
  return lines.join('\n');
}

/** Lists every endpoint of an OpenAPI document in lines, so that a change of the API is a change of a few lines. */
export function listApi(document: {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}): string {
  const shared = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) => `${name} ${typeOf(schema, '')}`,
  );
  const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method, address, operation)),
  );
  return `${[...shared, ...operations.sort()].join('\n\n')}\n`;
}
