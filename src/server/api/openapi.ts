import { z } from 'zod';
import { clientMessageSchema, hostMessageSchema } from '#protocol/messages.ts';
import { PROTOCOL_QUERY, PROTOCOL_VERSION } from '#protocol/version.ts';
import { HTTP_CODES } from '../refusals.ts';
import type { ApiRoute } from './route.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a refused request gets. */
const refusedSchema = z.object({
  code: z.enum(HTTP_CODES),
  ruling: z.unknown().optional(),
  problem: z.string().optional(),
  turn: z.int().optional(),
});

const REFERENCE = '#/components/schemas/';

/** The OpenAPI document, made from the same schemas that parse requests. */
export function openApi(routes: readonly ApiRoute[], names: ReadonlyMap<z.ZodType, string>): Json {
  const nameOf = (schema: z.ZodType): Json => ({ $ref: `${REFERENCE}${names.get(schema) ?? unnamed()}` });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sternwheel',
      version: String(PROTOCOL_VERSION),
      description:
        'Requests are JSON. The cookie that the first answer sets says who you are. ' +
        `To hear news at once, open one WebSocket at /socket?${PROTOCOL_QUERY}=${PROTOCOL_VERSION}. ` +
        'It takes ClientMessage and sends HostMessage, one JSON object per message. ' +
        'All that the addresses of a table do can be done there, too.',
    },
    paths: pathsOf(routes, nameOf),
    components: { schemas: componentsOf(names) },
  };
}

/** The schemas that the document refers to by name. Every new body or answer needs a name here. */
export function nameSchemas(named: Readonly<Record<string, z.ZodType>>): ReadonlyMap<z.ZodType, string> {
  const all = { ...named, Refused: refusedSchema, ClientMessage: clientMessageSchema, HostMessage: hostMessageSchema };
  return new Map(Object.entries(all).map(([name, schema]) => [schema, name]));
}

const unnamed = () => {
  throw new Error('a schema of the API has no name');
};

function componentsOf(names: ReadonlyMap<z.ZodType, string>): Json {
  const registry = z.registry<{ readonly id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `${REFERENCE}${id}`,
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutHeader(schema as Json)]));
}

const withoutHeader = (schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema' && name !== '$id'));

function pathsOf(routes: readonly ApiRoute[], nameOf: (schema: z.ZodType) => Json): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route, nameOf);
  return paths;
}

function operationOf({ path, params, title, help, body, answer }: ApiRoute, nameOf: (schema: z.ZodType) => Json): Json {
  const content = (schema: z.ZodType) => ({ 'application/json': { schema: nameOf(schema) } });
  return {
    summary: title,
    description: help,
    parameters: parametersOf(path, params),
    ...(body && { requestBody: { required: true, content: content(body) } }),
    responses: {
      200: { description: 'Done.', content: content(answer) },
      default: { description: 'Refused. Nothing has changed.', content: content(refusedSchema) },
    },
  };
}

function parametersOf(path: string, params: z.ZodType): readonly Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = path.includes(`{${name}}`);
    return { name, in: inPath ? 'path' : 'query', required: inPath || required.includes(name), schema };
  });
}
