import Type, { type TSchema } from 'typebox';
import { Problem } from './protocol.ts';

/** One request the server answers: the description is made from the same schemas that check it. */
export interface Route {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly body?: TSchema;
  readonly answer: TSchema | null;
  readonly status?: 200 | 201 | 204;
  /** For how many looks it counts. */
  readonly cost?: number;
  /** Problems besides those every request can meet. */
  readonly problems?: readonly string[];
}

function parameters(path: string): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'n' ? Type.Integer({ minimum: 0 }) : Type.String(),
  }));
}

function json(schema: TSchema): object {
  return { 'application/json': { schema } };
}

export function describe(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operation = {
      summary: route.summary,
      parameters: parameters(route.path),
      ...(route.body === undefined ? {} : { requestBody: { required: true, content: json(route.body) } }),
      responses: {
        [route.status ?? 200]:
          route.answer === null ? { description: 'Done' } : { description: 'Done', content: json(route.answer) },
        default: {
          description: `A problem${route.problems === undefined ? '' : `: ${route.problems.join(', ')}`}`,
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
        'Tables, seats and guests. A guest is known by the cookie that POST /guest sets. Moves go over the live socket at /api/live.',
    },
    servers: [{ url: '/api' }],
    paths,
  };
}
