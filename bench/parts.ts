type Node = { id: number; callFrame: { functionName: string; url: string }; children?: number[] };
/** What the inspector's profiler returns; times in microseconds. */
export type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] };

/** The parts of a request, by where the code is: the innermost frame that one of them fits decides. */
const parts: [part: string, where: RegExp][] = [
  ['driver (pg), rows to objects', /node_modules\/(pg|pg-[a-z]+|postgres-[a-z]+)\//],
  ['statements to text (Kysely)', /node_modules\/kysely\//],
  ['routing and interceptors (oRPC)', /node_modules\/@orpc\/(?!zod)/],
  ['validation (Zod)', /node_modules\/(zod|@orpc\/zod)\//],
  [
    'compressing',
    /node_modules\/(@fastify\/compress|minipass|into-stream|peek-stream|pumpify|duplexify|readable-stream|fastify-plugin)\/|node:zlib/,
  ],
  ['log lines', /node_modules\/(pino|sonic-boom|thread-stream)[^/]*\//],
  ['headers and limits (cookie, pressure, rate)', /node_modules\/@fastify\//],
  ['HTTP (Fastify, Node)', /node_modules\/(fastify|find-my-way|light-my-request|avvio|secure-json-parse)\//],
  ['who is logged in (identify)', /src\/app\/(identify|sessionCache)\.ts/],
  ['who may see it (visible)', /src\/people\/profiles\/visible\//],
  ['the rooms', /\/src\//],
];

/** Splits the processor's time of a profile into microseconds per request and part. */
export function splitTime({ nodes, samples, timeDeltas }: Profile, requests: number): Record<string, number> {
  const parents = new Map<number, Node>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) for (const child of node.children ?? []) parents.set(child, node);
  const known = new Map<number, string | null>();
  const total: Record<string, number> = {};
  samples.forEach((id, index) => {
    if (!known.has(id)) known.set(id, partOf(byId.get(id)!, parents));
    const part = known.get(id);
    if (part) total[part] = (total[part] ?? 0) + timeDeltas[index]! / requests;
  });
  const all = Object.values(total).reduce((sum, one) => sum + one, 0);
  const order = [...parts.map(([part]) => part), NODE, COLLECTOR];
  return {
    ...Object.fromEntries(order.flatMap((part) => (total[part] ? [[part, total[part]]] : []))),
    'processor of the server, in all': all,
  };
}

const COLLECTOR = 'garbage collector';
const NODE = 'Node itself (sockets, streams, promises)';

function partOf(node: Node, parents: Map<number, Node>): string | null {
  const { functionName } = node.callFrame;
  if (functionName === '(idle)' || functionName === '(root)') return null;
  if (functionName === '(garbage collector)') return COLLECTOR;
  for (let current: Node | undefined = node; current; current = parents.get(current.id)) {
    const { url } = current.callFrame;
    const found = parts.find(([, where]) => where.test(url));
    if (found) return found[0];
  }
  return NODE;
}
