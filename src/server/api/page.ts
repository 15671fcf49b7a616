import { hashSource, contentPolicy } from '../http/security.ts';
import type { HttpResponse } from '../http/message.ts';

type Json = Readonly<Record<string, unknown>>;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
h3 code { font-size: 1.1em; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); }
details summary { cursor: pointer; }
`;

const escape = (text: unknown): string =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The document for people: no script, nothing loaded from other origins. */
export function apiPage(document: Json): HttpResponse {
  const { info, paths, components } = document as {
    readonly info: Json;
    readonly paths: Json;
    readonly components: { readonly schemas: Json };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, operation]) =>
      section(`${method.toUpperCase()} ${path}`, operation as Json),
    ),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => details(name, schema));
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentPolicy([], [hashSource(STYLE)]),
    },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sternwheel: the API</title><style>${STYLE}</style>
<h1>Sternwheel: the API</h1><p>${escape(info['description'])}</p>
<p>For machines: <a href="/api/openapi.json">openapi.json</a></p>
<h2>Addresses</h2>${operations.join('')}<h2>Schemas</h2>${schemas.join('')}</html>`,
  };
}

function section(heading: string, operation: Json): string {
  const parameters = (operation['parameters'] as readonly Json[]).map(
    ({ name, in: where, required, schema }) =>
      `<li><code>${escape(name)}</code> (${escape(where)}${required === true ? '' : ', optional'}): <code>${escape(JSON.stringify(schema))}</code></li>`,
  );
  const { requestBody, responses } = operation as { readonly requestBody?: unknown; readonly responses: Json };
  return `<h3><code>${escape(heading)}</code></h3><p><strong>${escape(operation['summary'])}.</strong> ${escape(operation['description'])}</p>
<ul>${parameters.join('')}${named('body', requestBody)}${named('answer', responses['200'])}</ul>`;
}

function named(what: string, value: unknown): string {
  const [, name] = /"\$ref":"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(value) ?? '') ?? [];
  return name === undefined ? '' : `<li>${what}: <a href="#${escape(name)}">${escape(name)}</a></li>`;
}

const details = (name: string, schema: unknown) =>
  `<details id="${escape(name)}"><summary><code>${escape(name)}</code></summary><pre>${escape(JSON.stringify(schema, undefined, 2))}</pre></details>`;
