import type { TSchema } from 'typebox';
import { paramsOf } from './params.ts';
import { Problem } from './protocol.ts';

/** One request the server answers: the description is made from the same schemas that check it. */
export interface Route {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly body?: TSchema;
  readonly answer: TSchema | null;
  readonly status?: 200 | 201 | 204;
  /** Asked for again and again: an unchanged answer is not sent a second time. */
  readonly repeated?: true;
  /** For how many looks it counts; where nothing is said, what only looks counts for one. */
  readonly cost?: number;
  /** Nobody is asked who they are: it has to be answered without a database too, and counts for the network. */
  readonly nameless?: true;
  /** Problems besides those every request can meet. */
  readonly problems?: readonly string[];
}

function parameters(path: string): object[] {
  return paramsOf(path).map(({ name, form }) => ({ name, in: 'path', required: true, schema: form }));
}

function problemsOf({ path, problems = [] }: Route): string {
  const all = [...new Set([...problems, ...paramsOf(path).map(({ otherwise }) => otherwise)])];
  return all.length === 0 ? '' : `: ${all.join(', ')}`;
}

function json(schema: TSchema): object {
  return { 'application/json': { schema: complete(schema) } };
}

const ANY = { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] };
/** Keys under which names, and not schemas, stand. */
const NAMES = new Set(['properties', 'patternProperties']);

/** An empty schema says nothing: where any value is welcome, the description says so. */
export function complete(schema: unknown, names = false): unknown {
  if (Array.isArray(schema)) return schema.map((part) => complete(part));
  if (schema === null || typeof schema !== 'object') return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, complete(value, NAMES.has(key))] as const);
  const known = entries.some(([key]) => key !== 'description');
  return names || known ? Object.fromEntries(entries) : { ...ANY, ...Object.fromEntries(entries) };
}

/** `getMatchesIdAtN` */
function operationId({ method, path }: Route): string {
  return method + path.replace(/[/:]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function describe(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operation = {
      operationId: operationId(route),
      summary: route.summary,
      parameters: parameters(route.path),
      ...(route.body === undefined ? {} : { requestBody: { required: true, content: json(route.body) } }),
      responses: {
        [route.status ?? 200]:
          route.answer === null ? { description: 'Done' } : { description: 'Done', content: json(route.answer) },
        default: {
          description: `A problem${problemsOf(route)}`,
          content: json(Problem),
        },
      },
    };
    paths[path] = { ...paths[path], [route.method]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tafelrunde',
      version: '1',
      description:
        'Tables, seats and guests. A guest is known by the cookie that POST /guest sets. Moves go over the live socket at /api/live, which /api/live.json describes.',
    },
    servers: [{ url: '/api' }],
    paths,
  };
}
