import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { HttpResponse, HttpRequest } from '../http/message.ts';
import { chooseEncoding, type Encoding } from '../http/compress.ts';
import { contentPolicy, hashSource } from '../http/security.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
};

interface WebFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly packed: Readonly<Partial<Record<Encoding, Uint8Array>>>;
}

export type Files = (ask: HttpRequest) => HttpResponse | undefined;

/** Serves the built client from memory: it is small, and each file is read from the disk once. */
export function openFiles(directory: string): Files {
  const files = readFiles(directory);
  const page = files.get('/index.html');
  return (ask) => {
    if (ask.method !== 'GET' && ask.method !== 'HEAD') return undefined;
    const file = files.get(ask.path === '/' ? '/index.html' : ask.path) ?? (isPage(ask) ? page : undefined);
    return file && answerWith(file, ask);
  };
}

/** The name of a built client: the name of its first script, which changes whenever anything in the build changes. */
export function buildIn(directory: string): string | undefined {
  const page = join(directory, 'index.html');
  return existsSync(page) ? BUILD.exec(readFileSync(page, 'utf8'))?.[1] : undefined;
}

const BUILD = /<script[^>]* src="\/assets\/([\w-]+)\.js"/;

/** Every address of the client's own router gets the one page; a missing picture does not. */
const isPage = ({ path, headers }: HttpRequest) =>
  extname(path) === '' && !path.startsWith('/api') && /text\/html|\*\/\*/.test(headers['accept'] ?? '*/*');

function readFiles(directory: string): ReadonlyMap<string, WebFile> {
  const names = globSync('**/*', { cwd: directory }).filter((name) => statSync(join(directory, name)).isFile());
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(plain.map((name) => [`/${name.replaceAll('\\', '/')}`, readWebFile(join(directory, name), name)]));
}

function readWebFile(path: string, name: string): WebFile {
  const body = readFileSync(path);
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  // Vite puts a hash of the content in the name of everything under assets/.
  const lasting = name.startsWith('assets/');
  const packed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  const [br, gzip] = [packed('.br'), packed('.gz')];
  return {
    body,
    packed: { ...(br && { br }), ...(gzip && { gzip }) },
    headers: {
      'content-type': type,
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      vary: 'accept-encoding',
      ...(name.endsWith('.html') && { 'content-security-policy': policyOf(body.toString()) }),
    },
  };
}

/** A page may have inline scripts and styles of its own. They are allowed by their hashes, and nothing else is. */
function policyOf(html: string): string {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) =>
      hashSource(text),
    );
  return contentPolicy(inline('script'), inline('style'));
}

function answerWith({ headers, body, packed }: WebFile, ask: HttpRequest): HttpResponse {
  if (ask.headers['if-none-match'] === headers['etag']) return { status: 304, headers };
  const encoding = chooseEncoding(ask.headers['accept-encoding']);
  const small = encoding && packed[encoding];
  if (encoding === undefined || small === undefined) return { status: 200, headers, body };
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: small };
}
